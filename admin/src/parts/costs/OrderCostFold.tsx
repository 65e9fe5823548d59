import '../orders/words.js'
import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import { touchTarget } from '../../kit/theme/tokens.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'
import { isAdmin } from '../../session/access.js'
import { useSession } from '../../session/session-context.js'

const OrderCostCard = lazy(() =>
  import('./OrderCostCard.js').then((card) => ({ default: card.OrderCostCard })),
)

/** The result of an order, for admins; loaded when it is opened. */
export function OrderCostFold({ orderId }: { orderId: string }) {
  const say = useWords()
  const { role } = useSession()
  const [open, setOpen] = useState(false)
  if (!isAdmin(role)) return null
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', lineHeight: `${touchTarget}px` }}>
        {say('orders.whatIsLeft')}
      </Box>
      {open && (
        <Suspense fallback={<ScreenSkeleton rows={3} height={28} />}>
          <OrderCostCard orderId={orderId} />
        </Suspense>
      )}
    </details>
  )
}
