import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { pickListPath } from '../../../kit/addresses/addresses.js'
import { colour } from '../../../kit/theme/tokens.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { atLowerEdge } from '../../../kit/ui/layout.js'
import { useWords } from '../../../kit/words/use-words.js'
import { PaperLinks } from '../../../parts/packing/PaperLinks.js'
import { BookManyButton } from '../../../parts/shipping/BookManyButton.js'
import { type FefoRun, useFefoRun } from './use-fefo-run.js'

const bar = {
  ...atLowerEdge,
  zIndex: 2,
  bgcolor: colour.paper,
  borderTop: 1,
  borderColor: colour.stone,
  py: 1,
  display: 'grid',
  gap: 1,
}

/** What is done with all chosen orders at once. */
export function PackingBar({ orders }: { orders: readonly StaffOrder[] }) {
  const say = useWords()
  const run = useFefoRun()
  const waiting = orders.filter(({ whyNot }) => whyNot.assign === null)
  if (orders.length === 0 && run.total === 0) return null
  return (
    <Box component="section" aria-label={say('packing.chosenOrders')} sx={bar}>
      <Progress run={run} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {waiting.length > 0 && (
          <Button
            variant="contained"
            color="primary"
            loading={run.busy}
            onClick={() => void run.start(waiting, false)}
          >
            {say('packing.fefoChosen', { smart_count: waiting.length })}
          </Button>
        )}
        {run.total > 0 && !run.busy && (
          <Button component={Link} to={pickListPath()}>
            {say('packing.pickList')}
          </Button>
        )}
        {orders.length > 0 && (
          <Typography variant="body2">{say('packing.chosen', { smart_count: orders.length })}</Typography>
        )}
        <BookManyButton orders={orders} />
        <PaperLinks orders={orders} />
      </Box>
    </Box>
  )
}

/** How far the run is, and what each order that was not assigned says. */
function Progress({ run }: { run: FefoRun }) {
  const say = useWords()
  const [asking, setAsking] = useState(false)
  const { total, results, busy } = run
  if (total === 0) return null
  const failed = results.filter(({ problem }) => problem !== null)
  const short = results.filter(({ isShort }) => isShort).map(({ order }) => order)
  const done = results.length - failed.length
  return (
    <Box sx={{ display: 'grid', gap: 1, maxHeight: '40vh', overflowY: 'auto' }}>
      {busy && (
        <LinearProgress
          variant="determinate"
          aria-label={say('packing.fefo')}
          value={(results.length / total) * 100}
        />
      )}
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {say('packing.fefoProgress', { done, total })}
      </Typography>
      {failed.length > 0 && (
        <Box component="ul" aria-label={say('packing.notAssigned')} sx={{ m: 0, pl: 2.5 }}>
          {failed.map(({ order, problem }) => (
            <Typography component="li" variant="body2" color="error.main" key={order._id}>
              <strong>{order.orderId}</strong>: {problem}
            </Typography>
          ))}
        </Box>
      )}
      {!busy && short.length > 0 && (
        <Button onClick={() => setAsking(true)} sx={{ justifySelf: { sm: 'start' } }}>
          {say('packing.fefoUseShort', { smart_count: short.length })}
        </Button>
      )}
      {!busy && failed.length === 0 && (
        <Button variant="text" onClick={run.forget} sx={{ justifySelf: 'start' }}>
          {say('packing.close')}
        </Button>
      )}
      <Confirm
        isOpen={asking}
        title={say('packing.fefoShort')}
        content={say('packing.fefoShortText')}
        confirm={say('packing.fefoShortConfirm')}
        cancel={say('orders.cancel')}
        onConfirm={() => {
          setAsking(false)
          void run.start(short, true)
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
