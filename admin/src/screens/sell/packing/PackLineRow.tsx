import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type PackLine } from './lines.js'
import { type PackingState } from './use-packing.js'

const THUMB = 56

/** A batch of the parcel: how many of its jars are in the box, and a button that adds one without a scan. */
export function PackLineRow({ line, state }: { line: PackLine; state: PackingState }) {
  const say = useWords()
  const { batchNumber, title, image, wanted, packed, counts } = line
  const missing = wanted - packed
  const lastCount = counts.at(-1)
  return (
    <Box
      component="li"
      aria-label={`${title}, ${batchNumber}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: `${THUMB}px minmax(0, 1fr)`,
        gap: 1,
        p: 1,
        alignItems: 'center',
        border: 1,
        borderColor: missing === 0 ? colour.mangoDeep : colour.stone,
        borderRadius: `${radius.field}px`,
        bgcolor: colour.paper,
      }}
    >
      <Box
        component="img"
        src={image}
        alt=""
        width={THUMB}
        height={THUMB}
        sx={{ borderRadius: `${radius.field}px`, objectFit: 'cover', bgcolor: colour.stone }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {batchNumber}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 700, flex: 1, display: 'flex', gap: 0.5, alignItems: 'center' }}>
          {missing === 0 && <CheckCircleOutlined aria-hidden sx={{ color: colour.mangoDeep }} />}
          {say('packing.packedOf', { packed, jars: wanted })}
        </Typography>
        {packed > 0 && missing > 1 && (
          <Button disabled={state.busy} onClick={() => state.put(batchNumber, missing)}>
            {say('packing.allOf', { jars: wanted })}
          </Button>
        )}
        {lastCount !== undefined && (
          <Button variant="text" disabled={state.busy} onClick={() => state.takeOut(lastCount)}>
            {say('packing.takeOut')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
