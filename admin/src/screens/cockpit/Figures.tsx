import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type SalesReport } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { addressOf } from '../../kit/addresses/jump.js'
import { colour } from '../../kit/theme/tokens.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { Figure } from '../../kit/ui/Figure.js'
import { formatMoney } from '../../kit/ui/format.js'
import { dayInIndia, daysBefore } from '../../kit/ui/ist.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { TapLink } from '../../kit/ui/TapLink.js'
import { useWords } from '../../kit/words/use-words.js'
import { type Bar, Bars } from './Bars.js'
import { ExpensesByType } from './ExpensesByType.js'
import { ResultOfMonth } from './ResultOfMonth.js'
import { SalesByDay } from './SalesByDay.js'
import { useMonths } from './use-months.js'

const RANGES = [30, 90, 365] as const
const chosen = {
  '&[aria-pressed="true"]': { bgcolor: colour.jar, color: colour.rice, borderColor: colour.jar },
}
const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}

/** Income and expenses of the shop; for admins. Nothing before the first sale or expense. */
export function Figures() {
  const say = useWords()
  const [days, setDays] = useState<(typeof RANGES)[number]>(30)
  const months = useMonths()
  if (months.data?.length === 0) return null
  return (
    <Box component="section" aria-label={say('reports.title')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ mr: 'auto' }}>
          {say('reports.title')}
        </Typography>
        <Box
          role="group"
          aria-label={say('reports.range')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {RANGES.map((range) => (
            <Button key={range} aria-pressed={range === days} sx={chosen} onClick={() => setDays(range)}>
              {say(`reports.days${range}`)}
            </Button>
          ))}
        </Box>
      </Box>
      <Sales days={days} />
    </Box>
  )
}

function Sales({ days }: { days: number }) {
  const say = useWords()
  const api = useApi()
  const [today] = useState(() => dayInIndia(new Date()))
  const range = { from: daysBefore(today, days - 1), to: today }
  const sales = useQuery({
    queryKey: ['reports', 'sales', range],
    queryFn: ({ signal }) => api.salesReport(range, signal),
    placeholderData: (before) => before,
  })
  if (sales.isPending) return <ScreenSkeleton rows={1} height={280} />
  if (sales.isError) {
    const message = sentenceOf(sales.error, say('reports.failed'))
    return <ErrorNotice message={message} onRetry={() => void sales.refetch()} />
  }
  return (
    <Box sx={grid}>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <SalesByDay report={sales.data} />
      </Box>
      <TopJars report={sales.data} />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <ResultOfMonth today={today} />
        <ExpensesByType today={today} />
      </Box>
    </Box>
  )
}

const TOP = 5

/** The jars that brought most; each leads to itself. Nothing where nothing was sold. */
function TopJars({ report: { products, others, amount } }: { report: SalesReport }) {
  const say = useWords()
  const jars = (quantity: number) => say('reports.jars', { smart_count: quantity })
  const shown = products.slice(0, TOP)
  const bars: Bar[] = shown.map((product) => ({
    key: product.Id,
    name: (
      <TapLink component={Link} to={addressOf(product.Id)}>
        {product.name}
      </TapLink>
    ),
    amount: product.amount,
    note: jars(product.quantity),
  }))
  const rest = products.slice(TOP)
  if (rest.length + others.products > 0)
    bars.push({
      key: 'others',
      name: say('reports.others', { products: rest.length + others.products }),
      amount: rest.reduce((sum, one) => sum + one.amount, others.amount),
      note: jars(rest.reduce((sum, one) => sum + one.quantity, others.quantity)),
    })
  if (bars.length === 0) return null
  return (
    <Figure title={say('top.title')} text={formatMoney(amount)}>
      <Bars bars={bars} />
    </Figure>
  )
}
