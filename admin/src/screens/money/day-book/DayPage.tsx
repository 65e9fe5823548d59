import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { sentenceOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDay } from '../../../kit/ui/format.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { bookCalls } from './calls.js'
import { useBookPlace } from './use-book-place.js'
import { VoucherList } from './VoucherList.js'
import { VoucherRow } from './VoucherRow.js'

const DAY_MS = 86_400_000

/** @param by days, also below zero */
const moved = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10)

/** /dashboard/day-book/day: everything that is in the books of a day. */
export function DayPage() {
  const say = useWords()
  const calls = useCalls(bookCalls)
  const { today, day, page, go } = useBookPlace()
  const book = useQuery({
    queryKey: ['ledger', 'day', day, page],
    queryFn: ({ signal }) => calls.day(day, page, signal),
  })
  return (
    <>
      <PageTitle>{`${say('screens.dayBook')}, ${formatDay(day)}`}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => go({ day: moved(day, -1) })}>
          {say('dayBook.before')}
        </Button>
        <Button variant="outlined" disabled={day >= today} onClick={() => go({ day: moved(day, 1) })}>
          {say('dayBook.after')}
        </Button>
        <Button component={Link} to={`/dashboard/day-book?month=${day.slice(0, 7)}`}>
          {say('dayBook.back')}
        </Button>
      </Box>
      {book.isPending && <ScreenSkeleton rows={5} height={110} />}
      {book.isError && (
        <ErrorNotice
          message={sentenceOf(book.error, say('dayBook.failed'))}
          onRetry={() => void book.refetch()}
        />
      )}
      {book.data?.total === 0 && <Typography>{say('dayBook.noneThatDay')}</Typography>}
      {book.data && (
        <VoucherList
          label={formatDay(day)}
          total={book.data.total}
          page={page}
          onPage={(chosen) => go({ day, page: String(chosen) })}
        >
          {book.data.vouchers.map((voucher) => (
            <VoucherRow key={voucher.id} voucher={voucher} />
          ))}
        </VoucherList>
      )}
    </>
  )
}
