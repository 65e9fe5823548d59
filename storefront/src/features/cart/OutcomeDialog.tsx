import { Button } from '../../ui/Button.js'
import { Dialog } from '../../ui/Dialog.js'
import { cart as words } from '../../words/cart.js'
import { shell } from '../../words/shell.js'
import { type Outcome } from './use-checkout.js'

/** How the payment ended. OK leads to the orders. */
export function OutcomeDialog({ outcome, onOk }: { outcome: Outcome; onOk: () => void }) {
  return (
    <Dialog
      title={outcome.paid ? words.success : words.failure}
      onClose={onOk}
      actions={<Button onClick={onOk}>{shell.ok}</Button>}
    >
      <p>{outcome.paid ? words.successText(outcome.orderId) : words.failureText(outcome.orderId)}</p>
    </Dialog>
  )
}
