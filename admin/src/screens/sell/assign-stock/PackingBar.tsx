import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { pickListPath } from '../../../kit/addresses/addresses.js'
import { ActionBar } from '../../../kit/ui/ActionBar.js'
import { useWords } from '../../../kit/words/use-words.js'
import { FefoProgress } from '../../../parts/packing/FefoProgress.js'
import { PackChosen } from '../../../parts/packing/PackChosen.js'
import { PaperLinks } from '../../../parts/packing/PaperLinks.js'
import { useFefoRun } from '../../../parts/packing/use-fefo-run.js'
import { BookManyButton } from '../../../parts/shipping/BookManyButton.js'

/** What is done with all chosen orders at once. */
export function PackingBar({ orders }: { orders: readonly StaffOrder[] }) {
  const say = useWords()
  const run = useFefoRun()
  const waiting = orders.filter(({ whyNot }) => whyNot.assign === null)
  if (orders.length === 0 && run.total === 0) return null
  return (
    <ActionBar label={say('packing.chosenOrders')} sx={{ display: 'grid' }}>
      <FefoProgress run={run} />
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
        <PackChosen orders={orders} />
        {orders.length > 0 && (
          <Typography variant="body2">{say('packing.chosen', { smart_count: orders.length })}</Typography>
        )}
        <BookManyButton orders={orders} />
        <PaperLinks orders={orders} />
      </Box>
    </ActionBar>
  )
}
