import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type HsnSummary } from '../../../api/api-types.js'
import { monthEndCalls } from '../../../api/month-end-calls.js'
import { sentenceOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { useOnPhone } from '../../../kit/lists/use-on-phone.js'
import { colour } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { FileLink } from '../../../kit/ui/FileLink.js'
import { formatMoney, formatQuantity, monthName } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { marginsTable } from '../../../parts/costs/margins-table.js'

type Row = HsnSummary['rows'][number]

/** What a month declares by HSN code: invoices less credit notes. Nothing while no GST was collected. */
export function HsnTable({ month }: { month: string }) {
  const say = useWords()
  const calls = useCalls(monthEndCalls)
  const onPhone = useOnPhone()
  const summary = useQuery({
    queryKey: ['books', 'hsn', month],
    queryFn: ({ signal }) => calls.hsnSummary(month, signal),
  })
  if (summary.isError)
    return (
      <ErrorNotice
        message={sentenceOf(summary.error, say('books.hsnFailed'))}
        onRetry={() => void summary.refetch()}
      />
    )
  if (!summary.data || summary.data.rows.length === 0) return null
  return (
    <>
      <Typography variant="h2">
        {say('books.hsn')}, {monthName(month)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {say('books.hsnHelp')}
      </Typography>
      <Box>
        <FileLink href={`/api/admin/reports/hsn.csv?month=${month}`} name={`hsn-${month}.csv`}>
          {say('books.hsnCsv')}
        </FileLink>
      </Box>
      <Card sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}>
        {onPhone ? <Lines summary={summary.data} /> : <Table summary={summary.data} />}
      </Card>
    </>
  )
}

const AMOUNTS = ['taxable', 'igst', 'cgst', 'sgst', 'value'] as const

function Table({ summary: { rows, total } }: { summary: HsnSummary }) {
  const say = useWords()
  return (
    <Box component="table" aria-label={say('books.hsn')} sx={marginsTable}>
      <thead>
        <tr>
          <th scope="col">{say('books.hsnCode')}</th>
          <th scope="col">{say('books.jars')}</th>
          <th scope="col">{say('books.rate')}</th>
          {AMOUNTS.map((amount) => (
            <th key={amount} scope="col">
              {say(`books.${amount}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say('books.total')}</th>
          <td />
          <td />
          {AMOUNTS.map((amount) => (
            <td key={amount}>{formatMoney(total[amount])}</td>
          ))}
        </tr>
        {rows.map((row) => (
          <tr key={`${row.hsnCode} ${row.rate}`}>
            <th scope="row">
              <Heading {...row} />
            </th>
            <td>{formatQuantity(row.quantity)}</td>
            <td>{say('books.percentOf', { percent: row.rate })}</td>
            {AMOUNTS.map((amount) => (
              <td key={amount}>{formatMoney(row[amount])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function Lines({ summary: { rows, total } }: { summary: HsnSummary }) {
  const say = useWords()
  return (
    <Box component="ul" aria-label={say('books.hsn')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={`${row.hsnCode} ${row.rate}`} sx={{ py: 1 }}>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Heading {...row} />
            <strong>{formatMoney(row.value)}</strong>
          </Box>
          <Box sx={{ color: colour.muted, fontSize: 14 }}>
            {say('books.hsnLine', {
              smart_count: row.quantity,
              jars: formatQuantity(row.quantity),
              rate: row.rate,
              taxable: formatMoney(row.taxable),
              tax: formatMoney(row.value - row.taxable),
            })}
          </Box>
        </Box>
      ))}
      <Box component="li" sx={{ py: 1, display: 'flex', justifyContent: 'space-between', fontWeight: 750 }}>
        <span>{say('books.total')}</span>
        <span>{formatMoney(total.value)}</span>
      </Box>
    </Box>
  )
}

function Heading({ hsnCode, description }: Row) {
  const say = useWords()
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {hsnCode || say('books.hsnNone')}{' '}
      <Box component="span" sx={{ color: colour.muted, fontWeight: 400, fontSize: 14 }}>
        {description}
      </Box>
    </Box>
  )
}
