import './words.js'
import { lazy, Suspense, useState } from 'react'
import { type StaffOrder } from '../../../../api/api-types.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { StepButton } from '../../../../parts/orders/StepButton.js'
import { isAdmin } from '../../../../session/access.js'
import { useSession } from '../../../../session/session-context.js'

const CancelOrderDialog = lazy(() =>
  import('./CancelOrderDialog.js').then((file) => ({ default: file.CancelOrderDialog })),
)
const CreditDialog = lazy(() => import('./CreditDialog.js').then((file) => ({ default: file.CreditDialog })))

/** What an admin can do with the money of an order: cancel the order, or refund a part. */
export function MoneySteps({ order }: { order: StaffOrder }) {
  const say = useWords()
  const { role } = useSession()
  const [step, setStep] = useState<'cancel' | 'credit' | null>(null)
  const close = () => setStep(null)
  if (!isAdmin(role)) return null
  const { whyNot, cancellation, creditable } = order
  return (
    <>
      <StepButton
        variant="outlined"
        color="error"
        whyNot={whyNot.cancelByStaff}
        onClick={() => setStep('cancel')}
      >
        {say('credits.cancelOrder')}
      </StepButton>
      <StepButton variant="outlined" whyNot={whyNot.credit} onClick={() => setStep('credit')}>
        {say('credits.refundPart')}
      </StepButton>
      <Suspense fallback={null}>
        {step === 'cancel' && cancellation && (
          <CancelOrderDialog order={order} amounts={cancellation} onClose={close} />
        )}
        {step === 'credit' && creditable && (
          <CreditDialog order={order} creditable={creditable} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
