import './words.js'
import { useState } from 'react'
import { type StaffOrder } from '../../../../api/api-types.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { StepButton } from '../../../../parts/orders/StepButton.js'
import { isAdmin } from '../../../../session/access.js'
import { useSession } from '../../../../session/session-context.js'
import { CancelOrderDialog } from './CancelOrderDialog.js'
import { CreditDialog } from './CreditDialog.js'

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
      {step === 'cancel' && cancellation && (
        <CancelOrderDialog order={order} amounts={cancellation} onClose={close} />
      )}
      {step === 'credit' && creditable && (
        <CreditDialog order={order} creditable={creditable} onClose={close} />
      )}
    </>
  )
}
