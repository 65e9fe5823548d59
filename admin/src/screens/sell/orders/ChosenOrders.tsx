import '../../../parts/packing/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type OrderRow } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'
import { FefoProgress } from '../../../parts/packing/FefoProgress.js'
import { PackChosen } from '../../../parts/packing/PackChosen.js'
import { PaperLinks } from '../../../parts/packing/PaperLinks.js'
import { useFefoRun } from '../../../parts/packing/use-fefo-run.js'

/** What is done with the chosen orders at once: their batches, their papers, their boxes. */
export function ChosenOrders({ orders }: { orders: readonly OrderRow[] }) {
  const say = useWords()
  const client = useQueryClient()
  const run = useFefoRun()
  const alive = orders.filter(({ deleted }) => !deleted)
  const waiting = alive.filter(
    ({ deliveryStatus, paymentStatus, orderStatus }) =>
      deliveryStatus === 'Pending' && paymentStatus === 'Completed' && orderStatus === 'Placed',
  )
  const start = async () => {
    await run.start(waiting, false)
    await client.invalidateQueries({ queryKey: ['orders'] })
  }
  return (
    <>
      {waiting.length > 0 && (
        <Button variant="contained" color="primary" loading={run.busy} onClick={() => void start()}>
          {say('packing.fefoChosen', { smart_count: waiting.length })}
        </Button>
      )}
      <PackChosen orders={alive} />
      <PaperLinks orders={alive} />
      {run.total > 0 && (
        <Box sx={{ flex: '1 0 100%', order: -1 }}>
          <FefoProgress run={run} />
        </Box>
      )}
    </>
  )
}
