import './words.js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { DateField } from '../../../kit/inputs/DateInput.js'
import { FileChoice } from '../../../kit/ui/FileChoice.js'
import { isDay } from '../../../kit/ui/ist.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWords } from '../../../kit/words/use-words.js'
import { CheckedInvoice } from './CheckedInvoice.js'
import { useInvoiceImport } from './use-invoice-import.js'

/** /dashboard/courier-invoices/import: an invoice of the courier, checked before it is booked. */
export function ImportInvoice() {
  const say = useWords()
  const work = useInvoiceImport()
  const [number, setNumber] = useState('')
  const [day, setDay] = useState('')
  const { file, report, added } = work
  const isNamed = number.trim() !== '' && isDay(day)
  const wish = { number: number.trim(), day }
  return (
    <>
      <PageTitle>{say('invoiceImport.title')}</PageTitle>
      <Card sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 760, justifyItems: 'start' }}>
        <Typography>{say('invoiceImport.help')}</Typography>
        <Typography color="text.secondary">{say('invoiceImport.again')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <TextField
            label={say('invoiceImport.number')}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          <DateField label={say('invoiceImport.day')} value={day} onDay={setDay} sx={{ width: 220 }} />
        </Box>
        {isNamed ? (
          <FileChoice
            onChoose={(chosen) => work.check(chosen, wish)}
            label={say('invoiceImport.choose')}
            shown={say(file ? 'invoiceImport.chooseAgain' : 'invoiceImport.choose')}
          />
        ) : (
          <Typography color="text.secondary">{say('invoiceImport.first')}</Typography>
        )}
        {file && <Typography>{say('invoiceImport.chosen', { name: file.name })}</Typography>}
        {work.stage && (
          <div>
            <Typography role="status">{say(`invoiceImport.${work.stage}`)}</Typography>
            <LinearProgress aria-label={say(`invoiceImport.${work.stage}`)} />
          </div>
        )}
      </Card>
      {added !== null && (
        <Alert
          severity="success"
          variant="outlined"
          role="status"
          sx={{ maxWidth: 760 }}
          action={
            <Button component={RouterLink} to="/dashboard/courier-invoices">
              {say('invoiceImport.see')}
            </Button>
          }
        >
          {say('invoiceImport.booked', { smart_count: added })}
        </Alert>
      )}
      {report && file && added === null && (
        <CheckedInvoice
          // Another file begins with its own columns.
          key={`${file.name} ${file.lastModified}`}
          report={report}
          busy={work.stage !== null || !isNamed}
          onBook={() => work.start(wish)}
          onColumns={(columns) => work.check(file, { ...columns, ...wish })}
        />
      )}
      <Button component={RouterLink} to="/dashboard/courier-invoices" sx={{ justifySelf: 'start' }}>
        {say('courierInvoices.back')}
      </Button>
    </>
  )
}
