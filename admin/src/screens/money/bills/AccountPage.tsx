import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { type SupplierAccount } from '../../../api/api-types.js'
import { billCalls } from '../../../api/bill-calls.js'
import { LIVE } from '../../../api/query-client.js'
import { sentenceOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { colour } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 2,
  py: 1,
  '& + li': { borderTop: `1px solid ${colour.stone}` },
}

/** /dashboard/bills/account/…: what a supplier billed and was paid in this financial year. */
export function AccountPage() {
  const say = useWords()
  const api = useCalls(billCalls)
  const { supplier = '' } = useParams()
  const account = useQuery({
    queryKey: ['bills', 'account', supplier],
    queryFn: ({ signal }) => api.supplierAccount(supplier, signal),
    ...LIVE,
  })
  const name = account.data?.supplierName
  return (
    <>
      <PageTitle>
        {name === undefined ? say('supplierBills.accountTitle') : say('supplierBills.accountOf', { name })}
      </PageTitle>
      {account.isPending && <ScreenSkeleton rows={2} height={120} />}
      {account.error && !account.data && (
        <ErrorNotice
          message={sentenceOf(account.error, say('supplierBills.accountFailed'))}
          onRetry={() => void account.refetch()}
        />
      )}
      {account.data && <Entries account={account.data} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          component={RouterLink}
          to={`/dashboard/bills/new?${new URLSearchParams({ supplier })}`}
        >
          {say('supplierBills.enter')}
        </Button>
        <Button component={RouterLink} to="/dashboard/bills">
          {say('supplierBills.back')}
        </Button>
      </Box>
    </>
  )
}

function Entries({ account: { opening, from, entries, closing } }: { account: SupplierAccount }) {
  const say = useWords()
  if (entries.length === 0 && opening === 0)
    return <Typography color="text.secondary">{say('supplierBills.noEntries')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 720 }}>
      <Box component="li" sx={row}>
        <span>{say('supplierBills.opening', { day: formatDay(from) })}</span>
        <span>{formatMoney(opening)}</span>
      </Box>
      {entries.map(({ day, kind, bill, number, amount, balance }, at) => (
        <Box component="li" key={at} sx={row}>
          <Box sx={{ minWidth: 0 }}>
            <TapLink component={RouterLink} to={`/dashboard/bills/${bill}`}>
              {say(kind === 'bill' ? 'supplierBills.billRow' : 'supplierBills.paymentRow', { number })}
            </TapLink>
            <Typography variant="body2" color="text.secondary">
              {formatDay(day)}
            </Typography>
          </Box>
          <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            <Typography>{formatMoney(kind === 'bill' ? amount : -amount)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {say('supplierBills.owedAfter', { amount: formatMoney(balance) })}
            </Typography>
          </Box>
        </Box>
      ))}
      <Box component="li" sx={{ ...row, fontWeight: 700 }}>
        <span>{say('supplierBills.balance')}</span>
        <span>{formatMoney(closing)}</span>
      </Box>
    </Box>
  )
}
