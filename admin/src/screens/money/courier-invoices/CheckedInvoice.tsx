import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type CourierInvoiceCheck } from '../../../api/api-types.js'
import { touchTarget } from '../../../kit/theme/tokens.js'
import { formatMoney, formatQuantity } from '../../../kit/ui/format.js'
import { ScrollTable } from '../../../kit/ui/ScrollTable.js'
import { useWords } from '../../../kit/words/use-words.js'

interface CheckedInvoiceProps {
  report: CourierInvoiceCheck
  busy: boolean
  onBook: () => void
  /** The headings that the owner chose, by column. */
  onColumns: (columns: Record<string, string>) => void
}

/** The result of the dry run: wrong lines, or what would be booked and the next step. */
export function CheckedInvoice({ report, busy, onBook, onColumns }: CheckedInvoiceProps) {
  const say = useWords()
  const { added, faultCount, headings } = report
  const isBad = faultCount > 0
  return (
    <Box
      component="section"
      aria-label={say('invoiceImport.found')}
      sx={{ display: 'grid', gap: 2, minWidth: 0 }}
    >
      <Typography variant="h2">{say('invoiceImport.found')}</Typography>
      <Alert severity={isBad ? 'warning' : 'success'} variant="outlined" role="status">
        {isBad ? say('invoiceImport.bad', { smart_count: faultCount }) : <Summary report={report} />}
      </Alert>
      {isBad && <Faults report={report} />}
      {headings.length > 0 && <Columns report={report} busy={busy} onColumns={onColumns} />}
      <Troubles report={report} />
      {!isBad && added > 0 && (
        <Button variant="contained" disabled={busy} onClick={onBook} sx={{ justifySelf: 'start' }}>
          {say('invoiceImport.start', { smart_count: added })}
        </Button>
      )}
    </Box>
  )
}

function Summary({ report: { added, already, differing, charge, tax } }: { report: CourierInvoiceCheck }) {
  const say = useWords()
  const sentences = [
    added > 0
      ? say('invoiceImport.added', { smart_count: added, total: formatMoney(charge + tax) })
      : say('invoiceImport.nothing'),
    ...(differing > 0 ? [say('invoiceImport.differing', { smart_count: differing })] : []),
    ...(already > 0 && added > 0 ? [say('invoiceImport.already', { smart_count: already })] : []),
  ]
  return sentences.map((sentence) => (
    <Typography key={sentence} variant="body2">
      {sentence}
    </Typography>
  ))
}

function Faults({ report: { faults } }: { report: CourierInvoiceCheck }) {
  const say = useWords()
  return (
    <ScrollTable
      title={say('invoiceImport.faults')}
      head={[say('invoiceImport.line'), say('invoiceImport.columnName'), say('invoiceImport.problem')]}
      rows={faults.map(({ line, column, message }, at) => ({
        key: `${at}`,
        cells: [String(line), column, message],
      }))}
    />
  )
}

/** Which heading is which column: open where a needed one was not found. */
function Columns({ report: { headings, columns }, busy, onColumns }: Omit<CheckedInvoiceProps, 'onBook'>) {
  const say = useWords()
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const found = Object.fromEntries(columns.map(({ column, heading }) => [column, heading ?? '']))
  const isOpen = found['waybill'] === '' || found['charge'] === ''
  const all = [...new Set(headings)]
  return (
    <details open={isOpen}>
      <Box component="summary" sx={{ cursor: 'pointer', lineHeight: `${touchTarget}px`, fontWeight: 600 }}>
        {say('invoiceImport.columns')}
      </Box>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {say('invoiceImport.columnsHelp')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          maxWidth: 860,
        }}
      >
        {columns.map(({ column }) => (
          <TextField
            key={column}
            select
            label={say(`invoiceImport.column_${column}`)}
            value={chosen[column] ?? found[column] ?? ''}
            onChange={({ target }) => setChosen({ ...chosen, [column]: target.value })}
          >
            {!found[column] && <MenuItem value="">{say('invoiceImport.noColumn')}</MenuItem>}
            {all.map((heading) => (
              <MenuItem key={heading} value={heading}>
                {heading}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Button
        variant="outlined"
        disabled={busy}
        sx={{ mt: 1.5 }}
        onClick={() => {
          const named = Object.entries({ ...found, ...chosen }).filter(([, heading]) => heading !== '')
          onColumns(Object.fromEntries(named))
        }}
      >
        {say('invoiceImport.readAgain')}
      </Button>
    </details>
  )
}

function Troubles({ report: { troubles } }: { report: CourierInvoiceCheck }) {
  const say = useWords()
  if (troubles.length === 0) return null
  return (
    <ScrollTable
      title={say('invoiceImport.troubles')}
      head={(['line', 'waybill', 'order', 'charged', 'quoted', 'weights', 'why'] as const).map((name) =>
        say(`invoiceImport.${name}`),
      )}
      rows={troubles.map((trouble) => ({
        key: String(trouble.line),
        cells: [
          String(trouble.line),
          trouble.waybill,
          trouble.orderId ?? '',
          formatMoney(trouble.total),
          formatMoney(trouble.quoted),
          weightsOf(trouble),
          trouble.troubles.map((one) => say(`chargeTroubles.${one}`)).join(', '),
        ],
      }))}
    />
  )
}

/** `2,000 / 1,500 g`: charged, and ours. */
function weightsOf({ weightGrams, ourGrams }: CourierInvoiceCheck['troubles'][number]): string {
  if (weightGrams === null) return ''
  return ourGrams === null
    ? `${formatQuantity(weightGrams)} g`
    : `${formatQuantity(weightGrams)} / ${formatQuantity(ourGrams)} g`
}
