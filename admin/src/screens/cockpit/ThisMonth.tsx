import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SalesReport } from '../../api/api-types.js'
import { LIVE } from '../../api/query-client.js'
import { useApi } from '../../api/use-api.js'
import { colour } from '../../kit/theme/tokens.js'
import { formatDay, formatMoney, monthName } from '../../kit/ui/format.js'
import { dayInIndia, daysBefore, monthOf } from '../../kit/ui/ist.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { addWords } from '../../kit/words/added.js'
import { useWords } from '../../kit/words/use-words.js'

const monthWords = addWords({
  thisMonth: {
    title: 'Today and this month',
    sold: 'Sold in %{month}',
    earned: 'Left after costs',
    today: 'Today',
    versusMonth: '%{amount} by this day of %{month}',
    versusNone: 'nothing on %{day}',
    versusDay: '%{amount} in %{orders} on %{day}, by midnight',
    ofSales: '%{percent} % of what was sold',
    orders: '%{smart_count} order |||| %{smart_count} orders',
    more: '%{percent} % more',
    less: '%{percent} % less',
    same: 'as much',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    monthWords: typeof monthWords
  }
}

type Day = SalesReport['days'][number]

const NOTHING = { orders: 0, amount: 0 }

/** What some days came to. */
const sum = (days: readonly Day[]) =>
  days.reduce(
    ({ orders, amount }, day) => ({ orders: orders + day.orders, amount: amount + day.amount }),
    NOTHING,
  )

/** The days of last month up to the same day of the month: where it is shorter, all of it. */
function sameDaysOfLastMonth(days: readonly Day[], today: string): Day[] {
  const last = daysBefore(`${today.slice(0, 7)}-01`, 1).slice(0, 7)
  return days.filter(({ day }) => day.startsWith(last) && day.slice(8) <= today.slice(8))
}

/** Today beside the same day of last week, and the month beside the last one at the same day; for admins. */
export function ThisMonth() {
  const say = useWords()
  const api = useApi()
  const [today] = useState(() => dayInIndia(new Date()))
  const month = today.slice(0, 7)
  const lastMonth = monthOf(daysBefore(`${month}-01`, 1))
  const range = { from: lastMonth.from, to: today }
  const sales = useQuery({
    queryKey: ['reports', 'sales', range],
    queryFn: ({ signal }) => api.salesReport(range, signal),
    ...LIVE,
  })
  const result = useQuery({
    queryKey: ['reports', 'result', month],
    queryFn: ({ signal }) => api.monthResult(month, signal),
  })
  if (sales.isPending) return <ScreenSkeleton rows={1} height={150} />
  // The figures below tell the failure, and have the way to try again.
  if (!sales.data) return null
  const { days } = sales.data
  const sold = sum(days.filter(({ day }) => day.startsWith(month)))
  const before = sum(sameDaysOfLastMonth(days, today))
  const lastWeek = daysBefore(today, 7)
  const onDay = (wanted: string) => days.find(({ day }) => day === wanted) ?? NOTHING
  const now = onDay(today)
  const then = onDay(lastWeek)
  // What is zero takes no room, such as on the first day of a shop.
  if ([sold, before, now, then].every(({ amount }) => amount === 0)) return null
  const orders = (count: number) => say('thisMonth.orders', { smart_count: count })
  const besideMonth = say('thisMonth.versusMonth', {
    amount: formatMoney(before.amount),
    month: monthName(lastMonth.from.slice(0, 7)),
  })
  const besideDay = say(then.orders === 0 ? 'thisMonth.versusNone' : 'thisMonth.versusDay', {
    amount: formatMoney(then.amount),
    orders: orders(then.orders),
    day: formatDay(lastWeek),
  })
  return (
    <Card component="section" aria-label={say('thisMonth.title')} sx={{ p: 2 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Now
          name={say('thisMonth.today')}
          value={formatMoney(now.amount)}
          change={[now.amount, then.amount]}
          beside={`${orders(now.orders)}; ${besideDay}`}
        />
        <Now
          name={say('thisMonth.sold', { month: monthName(month) })}
          value={formatMoney(sold.amount)}
          change={[sold.amount, before.amount]}
          beside={besideMonth}
        />
        {result.data && (
          <Now
            name={say('thisMonth.earned')}
            value={formatMoney(result.data.result)}
            beside={
              sold.amount > 0 && result.data.result > 0
                ? say('thisMonth.ofSales', { percent: Math.round((result.data.result / sold.amount) * 100) })
                : ''
            }
          />
        )}
      </Box>
    </Card>
  )
}

interface NowProps {
  name: string
  value: string
  /** The figure, and what it is measured against. */
  change?: readonly [now: number, then: number]
  /** What it is measured against, in words. */
  beside: string
}

/** A figure and what it is measured against. */
function Now({ name, value, change, beside }: NowProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: 22, fontWeight: 700, lineHeight: 1.25 }}>
        {value}
        {change && <Change now={change[0]} then={change[1]} />}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {beside}
        </Typography>
      </Typography>
    </Box>
  )
}

/** How much more or less it is; nothing where there was nothing to compare with. */
function Change({ now, then }: { now: number; then: number }) {
  const say = useWords()
  if (then === 0) return null
  const percent = Math.round((Math.abs(now - then) / then) * 100)
  const how = percent === 0 ? 'same' : now > then ? 'more' : 'less'
  const tone = { same: colour.muted, more: colour.mangoDeep, less: colour.chilliDeep }[how]
  return (
    <Box component="span" sx={{ display: 'block', fontSize: 14, fontWeight: 600, color: tone }}>
      {how === 'more' && '▲ '}
      {how === 'less' && '▼ '}
      {say(`thisMonth.${how}`, { percent })}
    </Box>
  )
}
