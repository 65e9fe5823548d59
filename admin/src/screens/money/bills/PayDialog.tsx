import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { type Bill } from '../../../api/api-types.js'
import { billCalls } from '../../../api/bill-calls.js'
import { useCalls } from '../../../api/use-calls.js'
import { DateField } from '../../../kit/inputs/DateInput.js'
import { FigureField } from '../../../kit/inputs/FigureInput.js'
import { Dialog } from '../../../kit/ui/dialogs.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { numberIn, numberWritten } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'

type PaidFrom = Bill['payments'][number]['paidFrom']
const FROM: readonly PaidFrom[] = ['bank', 'drawer', 'owner']

/** Writes down what was paid for a bill: to begin with, all that is open, today, from the bank. */
export function PayDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const say = useWords()
  const api = useCalls(billCalls)
  const notify = useNotify()
  const queries = useQueryClient()
  const heading = useId()
  const [today] = useState(() => dayInIndia(new Date()))
  const [day, setDay] = useState(today)
  const [amount, setAmount] = useState(() => numberWritten(bill.open))
  const [paidFrom, setPaidFrom] = useState<PaidFrom>('bank')
  const [reference, setReference] = useState('')
  const [tried, setTried] = useState(false)
  const rupees = numberIn(amount, 'RUPEES')
  const isWrong = rupees === null || !(rupees > 0)
  const pay = useWrite({
    failed: 'supplierBills.payFailed',
    mutationFn: () =>
      api.payBill({ bill: bill.id, day, amount: rupees ?? 0, paidFrom, reference: reference.trim() }),
    onSuccess: () => {
      notify('supplierBills.payDone', { type: 'success' })
      void queries.invalidateQueries({ queryKey: ['bills'] })
      onClose()
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isWrong && day !== '') pay.mutate()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <DialogTitle id={heading}>{say('supplierBills.pay')}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Typography>{say('supplierBills.payText', { open: formatMoney(bill.open) })}</Typography>
          <FigureField
            label={say('billFields.amount')}
            measure="RUPEES"
            value={amount}
            error={tried && isWrong}
            helperText={tried && isWrong ? say('supplierBills.amountInvalid') : undefined}
            onText={setAmount}
          />
          <DateField label={say('billFields.day')} value={day} max={today} onDay={setDay} />
          <TextField
            select
            label={say('billFields.paidFrom')}
            value={paidFrom}
            onChange={({ target }) => setPaidFrom(target.value as PaidFrom)}
          >
            {FROM.map((from) => (
              <MenuItem key={from} value={from}>
                {say(`supplierBills.${from}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={say('billFields.reference')}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('edit.cancel')}</Button>
          <Button type="submit" variant="contained" loading={pay.isPending}>
            {say('edit.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
