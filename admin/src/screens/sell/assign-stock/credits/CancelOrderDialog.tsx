import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useId, useState } from 'react'
import { type StaffOrder } from '../../../../api/api-types.js'
import { useApi } from '../../../../api/use-api.js'
import { useKeptText } from '../../../../kit/kept/kept-text.js'
import { Dialog } from '../../../../kit/ui/dialogs.js'
import { formatMoney } from '../../../../kit/ui/format.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { useOrderAction } from '../../../../parts/orders/use-order-action.js'
import { Choice } from './Choice.js'

type Back = 'full' | 'lessCharge'

interface CancelOrderDialogProps {
  order: StaffOrder
  amounts: Record<Back, number>
  onClose: () => void
}

/** Says exactly what a cancellation does and how much goes back. It stays open until the server has accepted it. */
export function CancelOrderDialog({ order, amounts, onClose }: CancelOrderDialogProps) {
  const say = useWords()
  const api = useApi()
  const heading = useId()
  const [back, setBack] = useState<Back>('full')
  const { text: reason, type, clear } = useKeptText(`cancellation of ${order.orderId}`)
  const [isMissing, setMissing] = useState(false)
  const { run, busy } = useOrderAction({
    order,
    call: async (keepCharge: boolean) => {
      const cancelled = await api.cancelByStaff(order.orderId, { reason: reason.trim(), keepCharge })
      clear()
      return cancelled
    },
    done: 'credits.cancelled',
    failed: 'credits.cancelFailed',
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') run(back === 'lessCharge', { onSuccess: onClose })
  }
  const option = (value: Back) => ({
    value,
    text: say(`credits.${value}`, { amount: formatMoney(amounts[value]) }),
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>{say('credits.cancelTitle', { orderId: order.orderId })}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Typography>{say('credits.cancelText', { name: order.contactName })}</Typography>
          <Choice
            label={say('credits.cancelWhat')}
            value={back}
            options={[option('full'), option('lessCharge')]}
            onChange={setBack}
          />
          <TextField
            required
            fullWidth
            margin="dense"
            label={say('credits.reason')}
            value={reason}
            error={isMissing}
            helperText={say(isMissing ? 'credits.reasonMissing' : 'credits.reasonHelp')}
            onChange={(event) => type(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button
            onClick={() => {
              clear()
              onClose()
            }}
          >
            {say('credits.keep')}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={busy}>
            {say('credits.cancelConfirm', { amount: formatMoney(amounts[back]) })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
