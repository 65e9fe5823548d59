import { type Order } from '../../api/types.js'
import { Button } from '../../ui/Button.js'
import { Dialog } from '../../ui/Dialog.js'

interface ConfirmProps {
  order: Order
  text: string
  yes: string
  no: string
  onYes: () => void
  onClose: () => void
}

/** Asks before something is lost. Back, Escape and the second button keep things as they are. */
export default function Confirm({ order, text, yes, no, onYes, onClose }: ConfirmProps) {
  return (
    <Dialog
      title={order.orderId}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {no}
          </Button>
          <Button
            onClick={() => {
              onClose()
              onYes()
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
