import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type DeskOrder } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { useUnsaved } from '../../../kit/edit/LeaveWatch.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { StepButton } from '../../../parts/orders/StepButton.js'
import { CashReceived } from './CashReceived.js'
import { isEnough, rupeesIn } from './rupees.js'
import { useDeskStep } from './use-desk-step.js'

/** The customer pays here: in cash, or by UPI with its reference. */
export function CollectForm({ desk: { order } }: { desk: DeskOrder }) {
  const say = useWords()
  const api = useApi()
  const [reference, setReference] = useState('')
  const [tried, setTried] = useState(false)
  const [cash, setCash] = useState('')
  useUnsaved(reference !== '' || cash !== '')
  const amount = order.finalPrice
  const received = rupeesIn(cash)
  const step = useDeskStep({
    orderId: order.orderId,
    call: (method: 'upi' | 'cash') =>
      api.collect(order.orderId, {
        method,
        amount,
        reference: method === 'upi' ? reference : '',
        ...(method === 'cash' && received !== null ? { received } : {}),
      }),
    done: 'desk.collected',
    failed: 'desk.collectFailed',
  })
  const isMissing = tried && reference.trim() === ''
  const upi = () => {
    setTried(true)
    if (reference.trim() !== '') step.run('upi')
  }
  const shown = formatMoney(amount)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{say('desk.collect')}</Typography>
      <CashReceived value={cash} total={amount} onChange={setCash} />
      <StepButton
        variant="contained"
        whyNot={order.whyNot.collect}
        disabled={!isEnough(cash, amount)}
        loading={step.busy}
        onClick={() => step.run('cash')}
      >
        {say('desk.tookCash', { amount: shown })}
      </StepButton>
      <TextField
        label={say('desk.reference')}
        value={reference}
        error={isMissing}
        helperText={isMissing ? say('desk.referenceMissing') : undefined}
        onChange={(event) => setReference(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <Button
        variant="outlined"
        disabled={order.whyNot.collect !== null}
        loading={step.busy}
        onClick={upi}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {say('desk.tookUpi', { amount: shown })}
      </Button>
    </Box>
  )
}
