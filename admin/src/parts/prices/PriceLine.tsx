import Box from '@mui/material/Box'
import { type PriceHistory } from '../../api/api-types.js'
import { colour } from '../../kit/theme/tokens.js'
import { formatDay, formatMoney } from '../../kit/ui/format.js'
import { placesOf } from './places.js'

type Purchase = PriceHistory['purchases'][number] & { price: number }

const WIDTH = 600
const HEIGHT = 160
/** Room for the dots at the edges. */
const EDGE = 8

const scale = { display: 'flex', justifyContent: 'space-between', color: colour.muted, fontSize: 14 }

/** Prices over time; a price holds until the next purchase. @param label what the drawing shows */
export function PriceLine({ purchases, label }: { purchases: readonly Purchase[]; label: string }) {
  const oldestFirst = [...purchases].reverse()
  const places = placesOf(oldestFirst, { width: WIDTH, height: HEIGHT, edge: EDGE })
  const line = places
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'H'}${x}${at === 0 ? ` ${y}` : `V${y}`}`)
    .join('')
  const [first, last] = [oldestFirst[0], oldestFirst.at(-1)]
  const prices = purchases.map(({ price }) => price)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, maxWidth: 720 }}>
      <Box aria-hidden sx={{ ...scale, flexDirection: 'column', textAlign: 'right' }}>
        <span>{formatMoney(Math.max(...prices))}</span>
        <span>{formatMoney(Math.min(...prices))}</span>
      </Box>
      <Box
        component="svg"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        sx={{ display: 'block', width: '100%', borderBottom: `1px solid ${colour.muted}` }}
      >
        <path d={line} fill="none" stroke={colour.clay} strokeWidth={2} vectorEffect="non-scaling-stroke" />
        {oldestFirst.map(({ batchNumber, receivedOn, price, supplier }, at) => (
          <circle key={batchNumber} cx={places[at]?.x} cy={places[at]?.y} r={5} fill={colour.clay}>
            <title>
              {[formatDay(receivedOn), formatMoney(price), supplier?.name].filter(Boolean).join(', ')}
            </title>
          </circle>
        ))}
      </Box>
      <Box aria-hidden sx={{ ...scale, gridColumn: 2 }}>
        <span>{first && formatDay(first.receivedOn)}</span>
        <span>{last && formatDay(last.receivedOn)}</span>
      </Box>
    </Box>
  )
}
