import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type PayoutCheck } from '../../../api/api-types.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { ScrollTable } from '../../../kit/ui/ScrollTable.js'
import { useWords } from '../../../kit/words/use-words.js'

interface CheckedReportProps {
  report: PayoutCheck
  busy: boolean
  onBook: () => void
}

/** The result of the dry run: wrong lines, or what would be booked and the next step. */
export function CheckedReport({ report, busy, onBook }: CheckedReportProps) {
  const say = useWords()
  const { added, faultCount } = report
  const isBad = faultCount > 0
  return (
    <Box
      component="section"
      aria-label={say('payoutImport.found')}
      sx={{ display: 'grid', gap: 2, minWidth: 0 }}
    >
      <Typography variant="h2">{say('payoutImport.found')}</Typography>
      <Alert severity={isBad ? 'warning' : 'success'} variant="outlined" role="status">
        {isBad ? say('payoutImport.bad', { smart_count: faultCount }) : <Summary report={report} />}
      </Alert>
      {isBad && <Faults report={report} />}
      <Troubles report={report} />
      <Settlements report={report} />
      {!isBad && added > 0 && (
        <Button variant="contained" disabled={busy} onClick={onBook} sx={{ justifySelf: 'start' }}>
          {say('payoutImport.start', { smart_count: added })}
        </Button>
      )}
    </Box>
  )
}

function Summary({ report: { added, already, waiting, states } }: { report: PayoutCheck }) {
  const say = useWords()
  const found = (['matched', 'differs', 'unknown', 'foreign', 'look'] as const)
    .filter((state) => states[state] > 0)
    .map((state) => `${say(`payoutStates.${state}`)}: ${states[state]}`)
  const sentences = [
    added > 0
      ? `${say('payoutImport.added', { smart_count: added })} (${found.join(', ')})`
      : say('payoutImport.nothing'),
    ...(already > 0 && added > 0 ? [say('payoutImport.already', { smart_count: already })] : []),
    ...(waiting > 0 ? [say('payoutImport.waiting', { smart_count: waiting })] : []),
  ]
  return sentences.map((sentence) => (
    <Typography key={sentence} variant="body2">
      {sentence}
    </Typography>
  ))
}

function Faults({ report: { faults } }: { report: PayoutCheck }) {
  const say = useWords()
  return (
    <ScrollTable
      title={say('payoutImport.faults')}
      head={[say('payoutImport.line'), say('payoutImport.column'), say('payoutImport.problem')]}
      rows={faults.map(({ line, column, message }, at) => ({
        key: `${at}`,
        cells: [String(line), column, message],
      }))}
    />
  )
}

function Troubles({ report: { troubles } }: { report: PayoutCheck }) {
  const say = useWords()
  if (troubles.length === 0) return null
  return (
    <ScrollTable
      title={say('payoutImport.troubles')}
      head={(['line', 'what', 'order', 'amount', 'books', 'why'] as const).map((name) =>
        say(`payoutImport.${name}`),
      )}
      rows={troubles.map(({ line, kind, orderId, reference, amount, expected, state }) => ({
        key: String(line),
        cells: [
          String(line),
          say(`payoutKinds.${kind}`),
          orderId ?? reference ?? '',
          formatMoney(amount),
          expected === null ? '' : formatMoney(expected),
          say(`payoutStates.${state}`),
        ],
      }))}
    />
  )
}

function Settlements({ report: { settlements } }: { report: PayoutCheck }) {
  const say = useWords()
  if (settlements.length === 0) return null
  return (
    <ScrollTable
      title={say('payoutImport.settlements')}
      head={(['utr', 'day', 'count', 'net', 'fee', 'tax', 'difference'] as const).map((name) =>
        say(`payoutImport.${name}`),
      )}
      rows={settlements.map(({ utr, at, lines, net, fee, tax, difference }) => ({
        key: utr,
        cells: [
          utr,
          formatDay(at),
          String(lines),
          ...[net, fee, tax].map(formatMoney),
          difference === 0 ? '' : formatMoney(difference),
        ],
      }))}
    />
  )
}
