import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { type CreditPreview, type StaffOrder } from '../../../../api/api-types.js'
import { bodyOf } from '../../../../api/request.js'
import { useApi } from '../../../../api/use-api.js'
import { useKeptText } from '../../../../kit/kept/kept-text.js'
import { Dialog } from '../../../../kit/ui/dialogs.js'
import { formatMoney } from '../../../../kit/ui/format.js'
import { useWrite } from '../../../../kit/ui/Refusals.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { useOrderAction } from '../../../../parts/orders/use-order-action.js'
import { blankDraft, bodyOfDraft, type CreditDraft } from './credit-draft.js'
import { CreditCheck } from './CreditCheck.js'
import { type Creditable, CreditFields } from './CreditFields.js'

interface CreditDialogProps {
  order: StaffOrder
  creditable: Creditable
  onClose: () => void
}

/**
 * Asks what to give back, shows the sum that the server works out, and gives it back once somebody has confirmed it.
 */
export function CreditDialog({ order, creditable, onClose }: CreditDialogProps) {
  const say = useWords()
  const api = useApi()
  const { text, type, clear } = useKeptText(`refund of ${order.orderId}`)
  const [draft, setDraft] = useState<CreditDraft>(() => ({ ...blankDraft(order), reason: text }))
  // The order's state when the person began to decide, not as it is reloaded meanwhile.
  const [seen] = useState(() => order.credits.length)
  const body = () => bodyOfDraft(draft, seen)
  const [checked, setChecked] = useState<CreditPreview | null>(null)
  const preview = useWrite({
    mutationFn: () => api.previewCredit(order.orderId, body()),
    failed: 'credits.failed',
    onSuccess: setChecked,
  })
  const giving = useOrderAction({
    order,
    call: async () => {
      const given = await api.giveCredit(order.orderId, body())
      clear()
      return given
    },
    done: 'credits.given',
    failed: 'credits.failed',
  })
  const amount = formatMoney(checked?.amount ?? 0)
  if (checked)
    return (
      <DialogForm
        title={say('credits.checkTitle', { amount, orderId: order.orderId })}
        submit={say('credits.confirm', { amount })}
        busy={giving.busy}
        back={{ text: say('credits.back'), go: () => setChecked(null) }}
        onSubmit={() => giving.run(undefined, { onSuccess: onClose })}
        onClose={onClose}
      >
        <CreditCheck order={order} draft={draft} preview={checked} />
      </DialogForm>
    )
  const cancel = () => {
    clear()
    onClose()
  }
  const faults = bodyOf(preview.error).details?.fields ?? {}
  return (
    <DialogForm
      title={say('credits.creditTitle', { orderId: order.orderId })}
      submit={say('credits.next')}
      busy={preview.isPending}
      back={{ text: say('credits.cancel'), go: cancel }}
      onSubmit={() => preview.mutate()}
      onClose={onClose}
    >
      <Typography>{say('credits.creditText', { total: formatMoney(creditable.total) })}</Typography>
      <CreditFields
        order={order}
        creditable={creditable}
        draft={draft}
        faults={faults as Record<string, string>}
        onChange={(change) => {
          if (change.reason !== undefined) type(change.reason)
          setDraft((known) => ({ ...known, ...change }))
        }}
      />
    </DialogForm>
  )
}

interface DialogFormProps {
  title: string
  submit: string
  busy: boolean
  back: { text: string; go: () => void }
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that stays open, with what was typed, until the server has accepted it. */
export function DialogForm({ title, submit, busy, back, onSubmit, onClose, children }: DialogFormProps) {
  const heading = useId()
  const submitted = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>{title}</DialogTitle>
      {/* The fields scroll, the buttons stay. */}
      <form noValidate onSubmit={submitted} style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={back.go}>{back.text}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
