import AddOutlined from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { colour, radius } from '../../../../kit/theme/tokens.js'
import { Fact } from '../../../../kit/ui/Fact.js'
import { formatMoney, formatQuantity } from '../../../../kit/ui/format.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { type DraftComponent } from '../run-draft.js'
import { BatchInput } from './BatchInput.js'
import { ProductCell } from './ProductCell.js'
import { ReservedInput } from './ReservedInput.js'
import { useRunForm } from './run-form.js'
import { type BatchLine, type ComponentLines, useComponent } from './use-component.js'

const card = {
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
  p: 1.25,
  display: 'grid',
  gap: 1.25,
  '& .MuiFormControl-root': { m: 0, minWidth: 0 },
}
const pair = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', m: 0 }

export function ComponentCards({ components }: { components: readonly DraftComponent[] }) {
  const linesOf = useComponent(components)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifySelf: 'stretch' }}>
      {components.map((component, at) => (
        <ComponentCard key={at} at={at} component={component} lines={linesOf(at)} />
      ))}
    </Box>
  )
}

interface ComponentCardProps {
  at: number
  component: DraftComponent
  lines: ComponentLines
}

function ComponentCard({ at, component, lines }: ComponentCardProps) {
  const say = useWords()
  const { locked } = useRunForm()
  const { name: product, unit, required, batches, addBatch, remove } = lines
  const cost = batches.reduce((sum, line) => sum + (line.cost ?? 0), 0)
  return (
    <Box component="section" aria-label={product} sx={card}>
      <Typography variant="h3">
        <ProductCell at={at} component={component} label={say('reservations.product')} />
      </Typography>
      <Box component="dl" sx={pair}>
        <Fact name={say('reservations.requiredQuantity')}>{`${formatQuantity(required)} ${unit}`}</Fact>
        <Fact name={say('reservations.costPrice')}>{formatMoney(cost)}</Fact>
      </Box>
      {batches.map((line) => (
        <LineFields key={line.place} line={line} lines={lines} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          startIcon={<AddOutlined />}
          aria-label={say('reservations.addBatchOf', { product })}
          disabled={locked}
          onClick={addBatch}
        >
          {say('reservations.addBatch')}
        </Button>
        <Button
          aria-label={say('reservations.removeComponent', { product })}
          disabled={locked}
          onClick={remove}
        >
          {say('reservations.remove')}
        </Button>
      </Box>
    </Box>
  )
}

/** The batch above its quantity; a further batch can be taken away again. */
function LineFields({ line, lines }: { line: BatchLine; lines: ComponentLines }) {
  const say = useWords()
  const { locked } = useRunForm()
  const { name: product, unit, shelf } = lines
  return (
    <>
      <BatchInput place={line.place} label={say('reservations.batchNumber')} unit={unit} shelf={shelf} />
      <Box sx={pair}>
        <ReservedInput
          place={line.place}
          label={say('reservations.reservedQuantity')}
          unit={unit}
          shelf={shelf}
        />
        {line.remove && (
          <Button
            aria-label={say('reservations.removeBatch', { product, number: line.number })}
            disabled={locked}
            onClick={line.remove}
          >
            {say('reservations.removeThisBatch')}
          </Button>
        )}
      </Box>
    </>
  )
}
