import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetList, useListContext } from 'react-admin'
import { type MessageStatus } from '../../../api/api-types.js'
import { LIVE } from '../../../api/query-client.js'
import { colour } from '../../../kit/theme/tokens.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'

interface StateTab {
  title: WordKey
  /** The states that the tab shows; absent for all. */
  statuses?: readonly MessageStatus[]
}

export const TO_LOOK_AT: readonly MessageStatus[] = ['dead', 'perhapsSent']

const TABS: readonly StateTab[] = [
  { title: 'messages.toLookAt', statuses: TO_LOOK_AT },
  { title: 'messages.waiting', statuses: ['waiting', 'sending', 'failed'] },
  { title: 'messages.sent', statuses: ['sent'] },
  { title: 'messages.notSent', statuses: ['skipped'] },
  { title: 'messages.all' },
]

const face = {
  flex: '0 0 auto',
  '&[aria-pressed="true"]': { bgcolor: colour.jar, color: colour.rice, borderColor: colour.jar },
}

/** Buttons for the states that people look for most, each with its count. A press filters the list around them. */
export function StateTabs() {
  const say = useWords()
  return (
    <Box
      role="group"
      aria-label={say('messages.states')}
      sx={{ display: 'flex', gap: 1, overflowX: 'auto', pb: 0.5 }}
    >
      {TABS.map((tab) => (
        <Tab key={tab.title} tab={tab} />
      ))}
    </Box>
  )
}

function Tab({ tab: { title, statuses } }: { tab: StateTab }) {
  const say = useWords()
  const { filterValues, setFilters } = useListContext()
  const { status: chosen, ...others } = filterValues as { status?: unknown }
  const filter = statuses ? { status: statuses } : {}
  const counted = useGetList(
    'messages',
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'at', order: 'DESC' } },
    LIVE,
  )
  return (
    <Button
      variant="outlined"
      aria-pressed={JSON.stringify(chosen) === JSON.stringify(statuses)}
      sx={face}
      onClick={() => setFilters({ ...others, ...filter })}
    >
      {counted.total === undefined
        ? say(title)
        : say('messages.counted', { title: say(title), count: formatQuantity(counted.total) })}
    </Button>
  )
}
