import './words.js'
import { lazy, Suspense, useState } from 'react'
import { type StaffOrder } from '../../api/api-types.js'
import { useWords } from '../../kit/words/use-words.js'
import { StepButton } from '../orders/StepButton.js'

const AddressDialog = lazy(() =>
  import('./AddressDialog.js').then((file) => ({ default: file.AddressDialog })),
)

/** Opens the correction of an address, or says why it is too late. */
export function AddressButton({ order }: { order: StaffOrder }) {
  const say = useWords()
  const [open, setOpen] = useState(false)
  const { deliveryStatus, whyNot } = order
  if (deliveryStatus === 'Delivered' || deliveryStatus === 'Cancelled') return null
  return (
    <>
      <StepButton whyNot={whyNot.correctAddress} variant="outlined" onClick={() => setOpen(true)}>
        {say('shipping.address')}
      </StepButton>
      {open && (
        <Suspense fallback={null}>
          <AddressDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
