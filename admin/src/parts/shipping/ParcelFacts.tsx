import './words.js'
import '../orders/words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ParcelRow, type StaffOrder } from '../../api/api-types.js'
import { labelPath } from '../../api/shipping-calls.js'
import { formatMoney } from '../../kit/ui/format.js'
import { TapLink } from '../../kit/ui/TapLink.js'
import { useWords } from '../../kit/words/use-words.js'

/** The parcels of an order with their waybills and labels, and what a corrected address did to the charge. */
export function ParcelFacts({ order }: { order: StaffOrder }) {
  const say = useWords()
  const { parcels, deliveryDifference } = order
  if (parcels.length === 0 && !deliveryDifference) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {deliveryDifference ? (
        <Typography>
          {say('shipping.differenceFact')}:{' '}
          {say(deliveryDifference > 0 ? 'shipping.differenceMore' : 'shipping.differenceLess', {
            difference: formatMoney(Math.abs(deliveryDifference)),
          })}
        </Typography>
      ) : null}
      {parcels.length > 0 && (
        <Box component="ul" aria-label={say('shipping.parcels')} sx={{ m: 0, pl: 2.5 }}>
          {parcels.map((parcel) => (
            <li key={parcel.reference}>
              <ParcelLine orderId={order.orderId} parcel={parcel} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

function ParcelLine({ orderId, parcel }: { orderId: string; parcel: ParcelRow }) {
  const say = useWords()
  const { waybill, pieces, weightGrams, boxCm, cancelledAt, trackingUrl } = parcel
  const line = { jars: pieces, weight: weightGrams, box: boxCm.join(' × ') }
  const what = say(pieces === 1 ? 'shipping.parcelLineOne' : 'shipping.parcelLine', line)
  if (cancelledAt)
    return (
      <Typography component="span" color="text.secondary">
        <s>{waybill ?? parcel.reference}</s> {say('shipping.bookingCancelled')}
      </Typography>
    )
  return (
    <>
      {waybill ?? say('shipping.notBooked')} · {what}
      {waybill && trackingUrl && (
        <>
          {' '}
          <TapLink href={trackingUrl} target="_blank" rel="noreferrer">
            {say('orders.track')}
          </TapLink>{' '}
          <TapLink href={labelPath(orderId, waybill)} target="_blank" rel="noreferrer">
            {say('shipping.label', { waybill })}
          </TapLink>
        </>
      )}
    </>
  )
}
