import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type PickLine, type PickList } from '../../../api/api-types.js'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { formatDay } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'

const THUMB = 48

const row = {
  display: 'grid',
  gridTemplateColumns: `auto ${THUMB}px minmax(0, 1fr)`,
  gap: 1,
  alignItems: 'start',
  p: 1,
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
  bgcolor: colour.paper,
  breakInside: 'avoid',
}

/** Jars to fetch, place by place. Fetched ones are ticked on this screen, or on paper. */
export function PickPlaces({ places, day }: { places: PickList['places']; day: string }) {
  const say = useWords()
  return places.map(({ outlet, jars, lines }) => (
    <Box component="section" key={outlet} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">
        {say('packing.atPlace', { place: outlet, jars: say('packing.jarsToFetch', { smart_count: jars }) })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {lines.map((line) => (
          <PickRow key={`${day}${line.batchNumber}`} line={line} />
        ))}
      </Box>
    </Box>
  ))
}

function PickRow({ line }: { line: PickLine }) {
  const say = useWords()
  const [fetched, setFetched] = useState(false)
  const { batchNumber, product, image, bestBefore, blocked, jars, orders } = line
  return (
    <Box component="li" sx={{ ...row, opacity: fetched ? 0.6 : 1 }}>
      <Checkbox
        checked={fetched}
        onChange={(_, checked) => setFetched(checked)}
        slotProps={{ input: { 'aria-label': say('packing.fetched', { batch: batchNumber }) } }}
      />
      <Box
        component="img"
        src={image}
        alt=""
        width={THUMB}
        height={THUMB}
        sx={{ borderRadius: `${radius.field}px`, objectFit: 'cover', bgcolor: colour.stone }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.3 }}>
          {jars} × {product}
        </Typography>
        <Typography variant="body2">
          {[batchNumber, bestBefore && say('packing.bestBefore', { day: formatDay(bestBefore) })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {blocked && (
          <Typography variant="body2" color="error.main" sx={{ fontWeight: 650 }}>
            {say('packing.blocked', { reason: blocked })}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {say('packing.forOrders')}{' '}
          {orders.map((order) => `${order.orderId} (${order.contactName}) ${order.jars}`).join(', ')}
        </Typography>
      </Box>
    </Box>
  )
}
