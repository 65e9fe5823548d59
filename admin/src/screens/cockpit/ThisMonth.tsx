import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SalesReport } from '../../api/api-types.js'
import { LIVE } from '../../api/query-client.js'
import { useApi } from '../../api/use-api.js'
import { formatDay, formatMoney, monthName } from '../../kit/ui/format.js'
import { dayInIndia, daysBefore, monthOf } from '../../kit/ui/ist.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { addWords } from '../../kit/words/added.js'
import { useWords } from '../../kit/words/use-words.js'

const monthWords = addWords({
  thisMonth: {
    sold: 'Sold in %{month}',
    earned: 'Left after costs',
    today: 'Today',
    versusMonth: '%{amount} by this day of %{month}',
    versusDay: '%{orders} on %{day}, by midnight',
    ofSales: '%{percent} % of what was sold',
    orders: '%{smart_count} order |||| %{smart_count} orders',
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
  const orders = (count: number) => say('thisMonth.orders', { smart_count: count })
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Now
        name={say('thisMonth.sold', { month: monthName(month) })}
        value={formatMoney(sold.amount)}
        beside={say('thisMonth.versusMonth', {
          amount: formatMoney(before.amount),
          month: monthName(lastMonth.from.slice(0, 7)),
        })}
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
      <Now
        name={say('thisMonth.today')}
        value={formatMoney(onDay(today).amount)}
        beside={`${orders(onDay(today).orders)}; ${say('thisMonth.versusDay', {
          orders: orders(onDay(lastWeek).orders),
          day: formatDay(lastWeek),
        })}`}
      />
    </Box>
  )
}

/** A figure and what it is measured against. */
function Now({ name, value, beside }: { name: string; value: string; beside: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: 22, fontWeight: 700, lineHeight: 1.25 }}>
        {value}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {beside}
        </Typography>
      </Typography>
    </Box>
  )
}
