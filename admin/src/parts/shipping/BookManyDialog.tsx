import '../orders/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type ShipmentPlan, type StaffOrder } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { Dialog } from '../../kit/ui/dialogs.js'
import { goOnHere } from '../../kit/ui/use-kept-focus.js'
import { useWords } from '../../kit/words/use-words.js'
import { jarsOf } from './parcel-rows.js'
import { PlanFacts } from './PlanFacts.js'
import { type BookState, useBookMany } from './use-book-many.js'
import { usePlan } from './use-plan.js'

/** Books many orders after asking once: each order, its progress, and its result. */
export function BookManyDialog({ orders, onClose }: { orders: readonly StaffOrder[]; onClose: () => void }) {
  const say = useWords()
  const heading = useId()
  const { run, running, stateOf, booked, failed } = useBookMany(orders)
  const done = booked + failed
  const isOver = !running && done > 0
  return (
    <Dialog open onClose={running ? undefined : onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>{say('shipping.bookManyTitle', { smart_count: orders.length })}</DialogTitle>
      {/* A long list has no button in it: keys scroll it. */}
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2 }}>
        <Typography>{say('shipping.bookManyText')}</Typography>
        {done + Number(running) > 0 && (
          <Box>
            <LinearProgress
              variant="determinate"
              value={(100 * done) / orders.length}
              aria-label={say('shipping.bookManyProgress', { done, all: orders.length })}
            />
            <Typography role="status">
              {isOver
                ? say('shipping.bookManyDone', { booked, failed })
                : say('shipping.bookManyProgress', { done, all: orders.length })}
            </Typography>
          </Box>
        )}
        <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5 }}>
          {orders.map((order) => (
            <li key={order._id}>
              <OneOfMany order={order} state={stateOf(order._id)} />
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={running}>
          {say(isOver ? 'shipping.close' : 'orders.cancel')}
        </Button>
        {booked < orders.length && (
          <Button
            ref={goOnHere}
            variant="contained"
            color="primary"
            loading={running}
            onClick={() => void run()}
          >
            {say('shipping.bookManyGo')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function OneOfMany({ order, state }: { order: StaffOrder; state: BookState }) {
  const say = useWords()
  const plan = usePlan(order.orderId, null)
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography component="h3" variant="subtitle1">
        {order.orderId}
      </Typography>
      {state.kind === 'waits' && plan.isPending && <span>{say('shipping.planLoading')}</span>}
      {state.kind === 'waits' && plan.isError && (
        <Typography color="error">{sentenceOf(plan.error, say('shipping.planFailed'))}</Typography>
      )}
      {state.kind === 'waits' && plan.data && <Facts plan={plan.data} />}
      {state.kind === 'booking' && <span>{say('shipping.booking')}</span>}
      {state.kind === 'booked' && <Typography color="success.main">{state.text}</Typography>}
      {state.kind === 'failed' && <Typography color="error">{state.text}</Typography>}
    </Box>
  )
}

function Facts({ plan }: { plan: ShipmentPlan }) {
  const say = useWords()
  const [first] = plan.parcels
  const weight = plan.parcels.reduce((sum, { weightGrams }) => sum + weightGrams, 0)
  const box = first ? [first.lengthCm, first.widthCm, first.heightCm].join(' × ') : ''
  const jars = jarsOf(plan.parcels)
  return (
    <>
      <Typography>
        {say('shipping.parcelCount', { smart_count: plan.parcels.length })},{' '}
        {say(jars === 1 ? 'shipping.parcelLineOne' : 'shipping.parcelLine', { jars, weight, box })}
      </Typography>
      <PlanFacts plan={plan} />
    </>
  )
}
