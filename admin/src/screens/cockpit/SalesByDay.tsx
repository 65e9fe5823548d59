import Typography from '@mui/material/Typography'
import { type SalesReport } from '../../api/api-types.js'
import { colour } from '../../kit/theme/tokens.js'
import { Chart } from '../../kit/ui/Chart.js'
import { Figure } from '../../kit/ui/Figure.js'
import { formatDay, formatMoney, formatRoundMoney } from '../../kit/ui/format.js'
import { useWords } from '../../kit/words/use-words.js'

type Day = SalesReport['days'][number]

/** One column a day. */
export function SalesByDay({ report }: { report: SalesReport }) {
  const say = useWords()
  const best = report.days.reduce<Day | null>(
    (top, day) => (day.amount > (top?.amount ?? 0) ? day : top),
    null,
  )
  const title = say('reports.salesByDay')
  if (!best) return <Typography>{say('reports.noSales')}</Typography>
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
      <Chart
        label={title}
        series={[{ name: say('reports.amount'), tone: colour.clay }]}
        slots={report.days.map(({ day, amount }) => ({ key: day, name: formatDay(day), values: [amount] }))}
        below={[formatDay(report.from), formatDay(report.to)]}
        format={formatMoney}
        formatTick={formatRoundMoney}
      />
    </Figure>
  )
}
