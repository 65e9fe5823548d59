import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type TrialBalance } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { MonthField } from '../../../kit/inputs/MonthField.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { FileLink } from '../../../kit/ui/FileLink.js'
import { formatMoney, monthName } from '../../../kit/ui/format.js'
import { facts } from '../../../kit/ui/layout.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { Section } from '../../../kit/ui/Section.js'
import { useWords } from '../../../kit/words/use-words.js'
import { bookCalls } from './calls.js'
import { CloseMonth } from './CloseMonth.js'
import { TrialBalanceRows } from './TrialBalanceRows.js'
import { useBookPlace } from './use-book-place.js'

/** /dashboard/day-book: the trial balance of a month, its files, and its closing. */
export function DayBookPage() {
  const say = useWords()
  const calls = useCalls(bookCalls)
  const { month, go } = useBookPlace()
  const books = useQuery({
    queryKey: ['ledger', 'month', month],
    queryFn: ({ signal }) => calls.trialBalance(month, signal),
  })
  return (
    <>
      <PageTitle>{say('screens.dayBook')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <MonthField label={say('dayBook.month')} value={month} onMonth={(chosen) => go({ month: chosen })} />
        <Button component={Link} to={`/dashboard/day-book/day?day=${month}-01`}>
          {say('dayBook.byDay')}
        </Button>
        <Button component={Link} to="/dashboard/day-book/names">
          {say('dayBook.names')}
        </Button>
      </Box>
      {books.isPending && <ScreenSkeleton rows={8} height={44} />}
      {books.isError && (
        <ErrorNotice
          message={sentenceOf(books.error, say('dayBook.failed'))}
          onRetry={() => void books.refetch()}
        />
      )}
      {books.data && <Books books={books.data} />}
      <Files month={month} />
      <CloseMonth key={month} month={month} />
    </>
  )
}

const STOCK = ['rawMaterial', 'semiFinished', 'finished', 'total'] as const

function Books({ books }: { books: TrialBalance }) {
  const say = useWords()
  const { month, rows, stock } = books
  return (
    <>
      <Section heading={`${say('dayBook.trialBalance')}, ${monthName(month)}`}>
        {rows.length === 0 ? (
          <Typography>{say('dayBook.nothing', { month: monthName(month) })}</Typography>
        ) : (
          <TrialBalanceRows books={books} />
        )}
      </Section>
      <Section heading={say('dayBook.stock')}>
        <Typography variant="body2" color="text.secondary">
          {say('dayBook.stockHelp')}
        </Typography>
        <Box component="dl" sx={{ ...facts, maxWidth: 860 }}>
          {STOCK.map((part) => (
            <Fact key={part} name={say(`dayBook.${part}`)}>
              {formatMoney(stock[part])}
            </Fact>
          ))}
        </Box>
      </Section>
    </>
  )
}

const FILES = [
  { name: 'day-book', ending: 'csv', text: 'dayBook.dayBookFile' },
  { name: 'trial-balance', ending: 'csv', text: 'dayBook.trialBalanceFile' },
  { name: 'stock', ending: 'csv', text: 'dayBook.stockFile' },
  { name: 'tally-ledgers', ending: 'xml', text: 'dayBook.tallyLedgers' },
  { name: 'tally-vouchers', ending: 'xml', text: 'dayBook.tallyVouchers' },
] as const

function Files({ month }: { month: string }) {
  const say = useWords()
  return (
    <Section heading={say('dayBook.files')}>
      <Typography variant="body2" color="text.secondary">
        {say('dayBook.filesHelp')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {FILES.map(({ name, ending, text }) => (
          <FileLink
            key={name}
            href={`/api/admin/ledger/${name}.${ending}?month=${month}`}
            name={`${name}-${month}.${ending}`}
          >
            {say(text)}
          </FileLink>
        ))}
      </Box>
    </Section>
  )
}
