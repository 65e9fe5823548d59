import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type ImportReport } from '../../../api/api-types.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { ScrollTable } from '../../../kit/ui/ScrollTable.js'
import { useWords } from '../../../kit/words/use-words.js'

interface CheckedFileProps {
  report: ImportReport
  busy: boolean
  /** @param again whether the same content is imported once more on purpose */
  onImport: (again: boolean) => void
}

/** The result of the dry run: lines to correct, or lines as they will be and the next step. */
export function CheckedFile({ report, busy, onImport }: CheckedFileProps) {
  const say = useWords()
  const { count, good, faultCount } = report
  const bad = faultCount > 0
  return (
    <Box
      component="section"
      aria-label={say('imports.checked')}
      sx={{ display: 'grid', gap: 2, minWidth: 0 }}
    >
      <Typography variant="h2">{say('imports.checked')}</Typography>
      <Alert severity={bad ? 'warning' : 'success'} variant="outlined" role="status">
        {bad
          ? say('imports.summaryBad', { count, good, faults: faultCount })
          : say('imports.summaryGood', { smart_count: count })}
      </Alert>
      {bad && <Faults report={report} />}
      <Sample report={report} />
      {!bad && <Start report={report} busy={busy} onImport={onImport} />}
    </Box>
  )
}

function Faults({ report: { faults, faultCount } }: { report: ImportReport }) {
  const say = useWords()
  return (
    <>
      <ScrollTable
        title={say('imports.faults')}
        head={[say('imports.line'), say('imports.column'), say('imports.problem')]}
        rows={faults.map(({ line, column, message }, at) => ({
          key: `${at}`,
          cells: [String(line), column, message],
        }))}
      />
      {faultCount > faults.length && (
        <Typography>{say('imports.more', { shown: faults.length, faults: faultCount })}</Typography>
      )}
    </>
  )
}

function Sample({ report: { sample, good } }: { report: ImportReport }) {
  const say = useWords()
  if (sample.length === 0) return null
  const columns = [...new Set(sample.flatMap(({ values }) => Object.keys(values)))]
  return (
    <ScrollTable
      title={say('imports.sample', { shown: sample.length, good })}
      head={[say('imports.line'), ...columns]}
      rows={sample.map(({ line, values }) => ({
        key: String(line),
        cells: [String(line), ...columns.map((column) => values[column] ?? '')],
      }))}
    />
  )
}

function Start({ report: { earlier, count }, busy, onImport }: CheckedFileProps) {
  const say = useWords()
  const [again, setAgain] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {earlier && (
        <Alert severity="warning" variant="outlined">
          {say('imports.earlier', { when: formatDateTime(earlier.at), by: earlier.by })}
          <FormControlLabel
            control={
              <Checkbox color="secondary" checked={again} onChange={(_, checked) => setAgain(checked)} />
            }
            label={say('imports.again')}
          />
        </Alert>
      )}
      <Button
        variant="contained"
        color="primary"
        disabled={busy || (earlier !== null && !again)}
        onClick={() => onImport(again)}
      >
        {say('imports.start', { smart_count: count })}
      </Button>
    </Box>
  )
}
