import '../orders/words.js'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import { useNotify } from 'react-admin'
import { type StaffOrder } from '../../api/api-types.js'
import { useWords } from '../../kit/words/use-words.js'
import { StepButton } from '../orders/StepButton.js'
import { useBooking } from './use-booking.js'

const BookDialog = lazy(() => import('./BookDialog.js').then((file) => ({ default: file.BookDialog })))

/** Books the courier for a packed order, after asking once. */
export function CreateShipmentButton({ order, leads }: { order: StaffOrder; leads: boolean }) {
  const say = useWords()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const booking = useBooking({
    onBooked: (waybills) => {
      const waybill = waybills.join(', ') || say('orders.noWaybill')
      notify('orders.shipmentCreated', { type: 'success', messageArgs: { waybill } })
      setAsking(false)
    },
  })
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'stretch', sm: 'start' } }}>
      <StepButton
        whyNot={order.whyNot.ship}
        {...(leads ? { variant: 'contained', color: 'primary' } : {})}
        startIcon={<LocalShippingOutlined />}
        loading={booking.isPending}
        loadingPosition="start"
        onClick={() => setAsking(true)}
      >
        {say('orders.createShipment')}
      </StepButton>
      {asking && (
        <Suspense fallback={null}>
          <BookDialog
            orderId={order.orderId}
            busy={booking.isPending}
            onBook={(parcels) => booking.mutate({ order, parcels })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Box>
  )
}
