import { useState } from 'react'
import { type StaffOrder } from '../../../../api/api-types.js'
import { type CreditWay } from '../../../../api/credit-calls.js'
import { useApi } from '../../../../api/use-api.js'
import { formatMoney } from '../../../../kit/ui/format.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { useOrderAction } from '../../../../parts/orders/use-order-action.js'
import { DialogForm } from './CreditDialog.js'
import { WayFields } from './CreditFields.js'

interface AgainDialogProps {
  order: StaffOrder
  credit: StaffOrder['credits'][number]
  onClose: () => void
}

/** Tries a credit again whose money did not go back. */
export function AgainDialog({ order, credit, onClose }: AgainDialogProps) {
  const say = useWords()
  const api = useApi()
  const [way, setWay] = useState<CreditWay>({ way: 'provider', reference: '' })
  const amount = formatMoney(credit.amount)
  const { run, busy } = useOrderAction({
    order,
    call: () => api.tryCreditAgain(order.orderId, credit.id, way),
    done: 'credits.given',
    failed: 'credits.failed',
  })
  return (
    <DialogForm
      title={say('credits.againTitle', { amount })}
      submit={say('credits.confirm', { amount })}
      busy={busy}
      back={{ text: say('credits.cancel'), go: onClose }}
      onSubmit={() => run(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <WayFields
        way={way}
        ways={['provider', 'hand']}
        faults={{}}
        onChange={(change) => setWay((known) => ({ ...known, ...change }))}
      />
    </DialogForm>
  )
}
