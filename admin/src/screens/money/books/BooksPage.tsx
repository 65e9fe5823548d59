import './words.js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { type MonthEnd } from '../../../api/api-types.js'
import { monthEndCalls } from '../../../api/month-end-calls.js'
import { sentenceOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { MonthField } from '../../../kit/inputs/MonthField.js'
import { colour } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { FileLink } from '../../../kit/ui/FileLink.js'
import { formatMoney, formatRoundMoney, monthName } from '../../../kit/ui/format.js'
import { dayInIndia, isDay } from '../../../kit/ui/ist.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { Section } from '../../../kit/ui/Section.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { HsnTable } from './HsnTable.js'

/** /dashboard/books: the month's end for the accountant. The month is part of the address. */
export function BooksPage() {
  const say = useWords()
  const calls = useCalls(monthEndCalls)
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => dayInIndia(new Date()))
  const wanted = params.get('month') ?? ''
  const month = isDay(`${wanted}-01`) ? wanted : today.slice(0, 7)
  const end = useQuery({
    queryKey: ['books', 'month', month],
    queryFn: ({ signal }) => calls.monthEnd(month, signal),
  })
  return (
    <>
      <PageTitle>{say('screens.books')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <MonthField
          label={say('books.month')}
          value={month}
          onMonth={(chosen) => setParams({ month: chosen }, { replace: true })}
        />
        <FileLink href={`/api/admin/books/month.zip?month=${month}`} name={`books-${month}.zip`}>
          {say('books.zip')}
        </FileLink>
      </Box>
      {end.isPending && <ScreenSkeleton rows={3} height={120} />}
      {end.isError && (
        <ErrorNotice
          message={sentenceOf(end.error, say('books.failed'))}
          onRetry={() => void end.refetch()}
        />
      )}
      {end.data && <Shown end={end.data} />}
    </>
  )
}

function Shown({ end }: { end: MonthEnd }) {
  const say = useWords()
  const { month, isClosed, isRegistered, missing, hints, files } = end
  return (
    <>
      {isClosed && <Typography>{say('books.closed')}</Typography>}
      <Box component="dl" sx={figures}>
        {isRegistered ? <TaxFigures {...end.tax} /> : <PlainFigures {...end} />}
      </Box>
      {!isRegistered && <Turnover {...end.turnover} />}
      {hints.length > 0 && (
        <Section heading={say('books.hints')}>
          <Sentences of={hints} />
        </Section>
      )}
      <Section heading={say('books.missing')}>
        {missing.length > 0 ? (
          <Sentences of={missing} />
        ) : (
          <Typography>{say('books.nothingMissing')}</Typography>
        )}
      </Section>
      <Section heading={say('books.files', { month: monthName(month) })}>
        <Typography variant="body2" color="text.secondary">
          {say('books.filesHelp')}
        </Typography>
        <Box component="ul" sx={list}>
          {files.map(({ name, what }) => (
            <Box component="li" key={name} sx={fileLine}>
              <FileLink
                href={`/api/admin/books/file?month=${month}&name=${name}`}
                name={savedAs(name, month)}
              >
                {name}
              </FileLink>
              <Box component="span" sx={{ color: colour.muted, fontSize: 14, px: 1 }}>
                {what}
              </Box>
            </Box>
          ))}
        </Box>
      </Section>
      {isRegistered && <HsnTable month={month} />}
    </>
  )
}

const figures = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
}
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }

/** What a file is stands below its name on a phone, and beside it elsewhere. */
const fileLine = {
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '220px minmax(0, 1fr)' },
}

/** `sales-2026-11.csv`. */
const savedAs = (name: string, month: string): string => name.replace('.', `-${month}.`)

function TaxFigures({ taxable, igst, cgst, sgst, invoices, notes, notesValue }: MonthEnd['tax']) {
  const say = useWords()
  return (
    <>
      <Amount
        name={say('books.taxable')}
        amount={taxable}
        help={say('books.invoicesOf', { smart_count: invoices })}
      />
      <Amount
        name={say('books.gst')}
        amount={igst + cgst + sgst}
        help={say('books.heads', {
          cgst: formatMoney(cgst),
          sgst: formatMoney(sgst),
          igst: formatMoney(igst),
        })}
      />
      <Amount
        name={say('books.notes')}
        amount={notesValue}
        help={say('books.notesOf', { smart_count: notes })}
      />
    </>
  )
}

function PlainFigures({ sales, purchases, result }: MonthEnd) {
  const say = useWords()
  return (
    <>
      <Amount name={say('books.sales')} amount={sales} help={say('books.salesHelp')} />
      <Amount name={say('books.purchases')} amount={purchases} help={say('books.purchasesHelp')} />
      <Amount name={say('books.result')} amount={result} help={say('books.resultHelp')} />
    </>
  )
}

function Amount({ name, amount, help }: { name: string; amount: number; help: string }) {
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 0.5, alignContent: 'start' }}>
      <Box component="dt" sx={{ color: colour.muted, fontSize: 14 }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: 22, fontWeight: 750, fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(amount)}
      </Box>
      <Box component="dd" sx={{ m: 0, color: colour.muted, fontSize: 14 }}>
        {help}
      </Box>
    </Card>
  )
}

function Turnover({ year, twelveMonths, limit, percent }: MonthEnd['turnover']) {
  const say = useWords()
  return (
    <Section heading={say('books.turnover')}>
      <Typography>
        {say('books.turnoverYear', { amount: formatMoney(year) })}{' '}
        {say('books.turnoverMonths', { amount: formatMoney(twelveMonths) })}{' '}
        {limit > 0 && say('books.turnoverLimit', { limit: formatRoundMoney(limit), percent })}
      </Typography>
    </Section>
  )
}

/** Each sentence with the screen where it is mended. */
function Sentences({ of }: { of: MonthEnd['missing'] }) {
  const say = useWords()
  return (
    <Box component="ul" sx={list}>
      {of.map(({ sentence, path }) => (
        <Box component="li" key={sentence} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {sentence}
          </Box>
          {path !== null && (
            <TapLink component={RouterLink} to={path} aria-label={say('books.mendOf', { what: sentence })}>
              {say('books.mend')}
            </TapLink>
          )}
        </Box>
      ))}
    </Box>
  )
}
