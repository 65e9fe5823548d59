import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type Ledger } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { MonthField } from '../../../kit/inputs/MonthField.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { formatMoney, monthName } from '../../../kit/ui/format.js'
import { facts } from '../../../kit/ui/layout.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { balanceOf } from './amounts.js'
import { bookCalls } from './calls.js'
import { useBookPlace } from './use-book-place.js'
import { VoucherList } from './VoucherList.js'
import { VoucherRow } from './VoucherRow.js'

/** /dashboard/day-book/ledger: one ledger of a month, from its opening to its closing. */
export function LedgerPage() {
  const say = useWords()
  const calls = useCalls(bookCalls)
  const { month, account, page, go } = useBookPlace()
  const ledger = useQuery({
    queryKey: ['ledger', 'account', month, account, page],
    queryFn: ({ signal }) => calls.ledger(month, account, page, signal),
  })
  return (
    <>
      <PageTitle>{ledger.data?.name ?? say('dayBook.ledger')}</PageTitle>
      <Box>
        <MonthField
          label={say('dayBook.month')}
          value={month}
          onMonth={(chosen) => go({ month: chosen, account })}
        />
      </Box>
      {ledger.isPending && <ScreenSkeleton rows={5} height={110} />}
      {ledger.isError && (
        <ErrorNotice
          message={sentenceOf(ledger.error, say('dayBook.failed'))}
          onRetry={() => void ledger.refetch()}
        />
      )}
      {ledger.data && (
        <Shown
          ledger={ledger.data}
          page={page}
          onPage={(chosen) => go({ month, account, page: String(chosen) })}
        />
      )}
      <Button component={Link} to={`/dashboard/day-book?month=${month}`} sx={{ justifySelf: 'start' }}>
        {say('dayBook.back')}
      </Button>
    </>
  )
}

interface ShownProps {
  ledger: Ledger
  page: number
  onPage: (page: number) => void
}

function Shown({ ledger, page, onPage }: ShownProps) {
  const say = useWords()
  const { month, name, opening, debit, credit, closing, lines, total } = ledger
  return (
    <>
      <Box component="dl" sx={{ ...facts, maxWidth: 860 }}>
        <Fact name={say('dayBook.opening')}>{balanceOf(say, opening)}</Fact>
        <Fact name={say('dayBook.debit')}>{formatMoney(debit)}</Fact>
        <Fact name={say('dayBook.credit')}>{formatMoney(credit)}</Fact>
        <Fact name={say('dayBook.closing')}>{balanceOf(say, closing)}</Fact>
      </Box>
      {total === 0 && <Typography>{say('dayBook.noVouchers', { month: monthName(month) })}</Typography>}
      <VoucherList label={name} total={total} page={page} onPage={onPage}>
        {lines.map(({ voucher, amount, balance }) => (
          <VoucherRow key={voucher.id} voucher={voucher} inLedger={{ amount, balance }} />
        ))}
      </VoucherList>
    </>
  )
}
