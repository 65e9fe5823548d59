import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import Box from '@mui/material/Box'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { type ShipmentAnswer, type StaffOrder } from '../../data/api-types.js'
import { sentenceOf } from '../../data/request.js'
import { useApi } from '../../data/use-api.js'
import { ErrorNotice } from '../../ui/ErrorNotice.js'
import { useWords } from '../../words/use-words.js'
import { useOrderCache } from './order-cache.js'
import { StepButton } from './StepButton.js'

const waybillOf = ({ packages, waybill }: ShipmentAnswer) => packages?.[0]?.waybill || waybill

/** Books the courier for a packed order. Asking twice is safe: the server answers with the same waybill. */
export function CreateShipmentButton({ order }: { order: StaffOrder }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const { reread } = useOrderCache()
  const shipment = useMutation({
    mutationFn: () => api.createShipment(order.order_extid),
    onSuccess: (answer) => {
      const waybill = waybillOf(answer) || say('orders.noWaybill')
      notify('orders.shipmentCreated', { type: 'success', messageArgs: { waybill } })
    },
    // Also after a failure: a lost answer may have booked the parcel all the same.
    onSettled: () => reread(order.orderId).catch(() => undefined),
  })
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'stretch', sm: 'start' } }}>
      <StepButton
        whyNot={order.whyNot.ship}
        variant="contained"
        color="primary"
        startIcon={<LocalShippingOutlined />}
        loading={shipment.isPending}
        loadingPosition="start"
        onClick={() => shipment.mutate()}
      >
        {say('orders.createShipment')}
      </StepButton>
      {shipment.isError && <ErrorNotice message={sentenceOf(shipment.error, say('orders.shipmentFailed'))} />}
    </Box>
  )
}
