import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type RecallOrder } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { JarsOf } from './JarsOf.js'
import { isGone, isHere, ordersOf } from './progress.js'
import { buttons, plainList, row, Step } from './Step.js'
import { type RecallAtHand, useRecallStep } from './use-recall.js'

/** Parcels that are still here, by name, so that they stay. */
export function HoldStep({ hand }: { hand: RecallAtHand }) {
  const say = useWords()
  const step = useRecallStep(hand)
  const here = ordersOf(hand.recall).filter(isHere)
  const gone = ordersOf(hand.recall).filter(isGone)
  return (
    <Step id="recall-hold" heading={say('recallHold.title')}>
      <Typography>{say(here.length === 0 ? 'recallHold.none' : 'recallHold.text')}</Typography>
      <Box component="ul" sx={plainList}>
        {here.map((order) => (
          <Parcel key={order.orderId} order={order} hand={hand} step={step} />
        ))}
      </Box>
      {gone.length > 0 && (
        <>
          <Typography>{say('recallHold.gone')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {gone.map(({ orderId, where, lines }) => (
              <li key={orderId}>
                {say(where === 'lost' ? 'recallHold.lost' : 'recallHold.written-off', { order: orderId })}
                <JarsOf order={{ lines }} />
              </li>
            ))}
          </Box>
        </>
      )}
    </Step>
  )
}

interface ParcelProps {
  order: RecallOrder
  hand: RecallAtHand
  step: ReturnType<typeof useRecallStep>
}

function Parcel({ order, hand: { recall, isOpen }, step }: ParcelProps) {
  const say = useWords()
  const { orderId, heldBack, withCourier, deliveryStatus } = order
  const mark = () =>
    step.run(orderId, (api) =>
      api.recallStep(recall.id, 'marks', { mark: 'heldBack', orderIds: [orderId], done: heldBack === null }),
    )
  return (
    <Box component="li" sx={row}>
      <Box sx={{ ...buttons, alignItems: 'center' }}>
        <TapLink component={Link} to={`/assign-stock?order=${encodeURIComponent(orderId)}`}>
          {orderId}
        </TapLink>
        <StatusChip status={deliveryStatus} />
      </Box>
      <JarsOf order={order} />
      {withCourier && <Alert severity="warning">{say('recallHold.withCourier')}</Alert>}
      {heldBack && (
        <Typography variant="body2">
          {say('recallHold.held', { at: formatDateTime(heldBack.at), by: personName(heldBack.by) })}
        </Typography>
      )}
      {isOpen && (
        <Button
          variant={heldBack ? 'text' : 'outlined'}
          aria-label={`${say(heldBack ? 'recallHold.undo' : 'recallHold.hold')}: ${orderId}`}
          loading={step.isBusy(orderId)}
          onClick={() => void mark()}
          sx={{ justifySelf: 'start' }}
        >
          {say(heldBack ? 'recallHold.undo' : 'recallHold.hold')}
        </Button>
      )}
    </Box>
  )
}
