import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type StaffOrder, type StaffOrderItem } from '../../../api/api-types.js'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'

/** So many lines are shown: with more, the next step would not be visible on a phone. */
const SHOWN = 3
const THUMB = 40

/** What goes into the parcel, in words that people use; the codes are shown with the batches below. */
export function JarsInBrief({ order: { items } }: { order: StaffOrder }) {
  const say = useWords()
  const rest = items.slice(SHOWN)
  const jars = rest.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {items.slice(0, SHOWN).map((item, itemIdx) => (
        <Jar key={`${item.product._id}-${itemIdx}`} item={item} />
      ))}
      {rest.length > 0 && (
        <Typography variant="body2">
          {say('packing.moreJars', { smart_count: jars, lines: rest.length })}
        </Typography>
      )}
    </Box>
  )
}

function Jar({ item: { title, image, quantity } }: { item: StaffOrderItem }) {
  const [name = title, ...choices] = title.split(', ')
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: THUMB }}>
      <Box
        component="img"
        src={image}
        alt=""
        width={THUMB}
        height={THUMB}
        loading="lazy"
        sx={{ borderRadius: `${radius.field}px`, objectFit: 'cover', bgcolor: colour.stone, flexShrink: 0 }}
      />
      <Typography variant="h3" component="span" sx={{ flexShrink: 0 }}>
        {formatQuantity(quantity)} ×
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.2 }} noWrap>
          {name}
        </Typography>
        {choices.length > 0 && (
          <Typography variant="body2" color="text.secondary" noWrap sx={{ lineHeight: 1.2 }}>
            {choices.reverse().join(', ')}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
