import Box from '@mui/material/Box'
import { type SalesReport } from '../../api/api-types.js'
import { colour } from '../../kit/theme/tokens.js'
import { Figure } from '../../kit/ui/Figure.js'
import { formatDay, formatMoney } from '../../kit/ui/format.js'
import { useWords } from '../../kit/words/use-words.js'

const BARS_HEIGHT = 100
/** A day that sold something is seen, however little. */
const LEAST = 1.5

type Day = SalesReport['days'][number]

/** One column a day. */
export function SalesByDay({ report }: { report: SalesReport }) {
  const say = useWords()
  const best = report.days.reduce<Day | null>(
    (top, day) => (day.amount > (top?.amount ?? 0) ? day : top),
    null,
  )
  const title = say('reports.salesByDay')
  if (!best) return <Figure title={title} text={say('reports.noSales')} />
  const text = say('reports.salesText', {
    amount: formatMoney(report.amount),
    orders: report.orders,
    day: formatDay(best.day),
    best: formatMoney(best.amount),
  })
  const rows = [...report.days]
    .reverse()
    .filter(({ orders }) => orders > 0)
    .map(({ day, orders, amount }) => ({
      key: day,
      cells: [formatDay(day), String(orders), formatMoney(amount)],
    }))
  const head = [say('reports.day'), say('reports.orders'), say('reports.amount')]
  return (
    <Figure title={title} text={text} table={{ head, rows }}>
      <Columns days={report.days} top={best.amount} label={text} />
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', color: colour.muted, fontSize: 14 }}
        aria-hidden
      >
        <span>{formatDay(report.from)}</span>
        <span>{formatDay(report.to)}</span>
      </Box>
    </Figure>
  )
}

function Columns({ days, top, label }: { days: readonly Day[]; top: number; label: string }) {
  const gap = days.length > 120 ? 0.1 : 0.2
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length} ${BARS_HEIGHT}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: 180, borderBottom: `1px solid ${colour.muted}` }}
    >
      {days.map(({ day, amount, orders }, at) => {
        const height = amount === 0 ? 0 : Math.max(LEAST, (amount / top) * BARS_HEIGHT)
        return (
          <rect
            key={day}
            x={at + gap / 2}
            y={BARS_HEIGHT - height}
            width={1 - gap}
            height={height}
            fill={colour.clay}
          >
            <title>{`${formatDay(day)}: ${formatMoney(amount)} (${orders})`}</title>
          </rect>
        )
      })}
    </Box>
  )
}
