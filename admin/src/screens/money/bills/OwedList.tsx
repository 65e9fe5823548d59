import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type OwedToSupplier } from '../../../api/api-types.js'
import { billCalls } from '../../../api/bill-calls.js'
import { LIVE } from '../../../api/query-client.js'
import { sentenceOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { colour, touchTarget } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { Section } from '../../../kit/ui/Section.js'
import { useWords } from '../../../kit/words/use-words.js'

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  alignItems: 'baseline',
  minHeight: touchTarget,
  py: 1,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover > :first-of-type': { textDecoration: 'underline' },
}

/** What each supplier is owed, who waits the longest first. @param today in India */
export function OwedList({ today }: { today: string }) {
  const say = useWords()
  const api = useCalls(billCalls)
  const { data, error, refetch } = useQuery({
    queryKey: ['bills', 'owed'],
    queryFn: ({ signal }) => api.owedToSuppliers(signal),
    ...LIVE,
  })
  if (error && !data)
    return (
      <ErrorNotice
        message={sentenceOf(error, say('supplierBills.owedFailed'))}
        onRetry={() => void refetch()}
      />
    )
  if (!data || data.length === 0) return null
  return (
    <Section heading={say('supplierBills.owed')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          maxWidth: 720,
          '& > li + li': { borderTop: `1px solid ${colour.stone}` },
        }}
      >
        {data.map((owed) => (
          <Box component="li" key={owed.supplier}>
            <Owed owed={owed} today={today} />
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function Owed({ owed, today }: { owed: OwedToSupplier; today: string }) {
  const say = useWords()
  const { supplier, supplierName, bills, open, overdue, dueDay } = owed
  const isLate = dueDay < today
  const due = isLate
    ? [
        say('supplierBills.overdueSince', { day: formatDay(dueDay) }),
        say('supplierBills.ofThese', { amount: formatMoney(overdue) }),
      ]
    : [say('supplierBills.dueOn', { day: formatDay(dueDay) })]
  return (
    <Box component={Link} to={`/dashboard/bills/account/${supplier}`} sx={row}>
      <Box component="span" sx={{ flex: '1 1 180px', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {supplierName}
      </Box>
      <Box component="span" sx={{ fontWeight: 700 }}>
        {formatMoney(open)}
      </Box>
      <Typography
        component="span"
        variant="body2"
        sx={{ flex: '1 0 100%', color: isLate ? 'error.main' : colour.muted }}
      >
        {[say('supplierBills.owedBills', { smart_count: bills }), ...due].join(' · ')}
      </Typography>
    </Box>
  )
}
