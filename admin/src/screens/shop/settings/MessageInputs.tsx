import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { TextInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { useWords } from '../../../kit/words/use-words.js'
import { Amount } from './fields.js'
import { Group, wide } from './Group.js'

/** When messages are sent, how many, and what they may cost. */
export function MessageInputs() {
  const say = useWords()
  return (
    <>
      <Button component={Link} to="/dashboard/messages" sx={{ justifySelf: 'start' }}>
        {say('settings.toMessages')}
      </Button>
      <ChannelStates />
      <Group title="settings.quietHours" help="settings.quietHoursHelp">
        <Hour source="messages.quietHours.from" />
        <Hour source="messages.quietHours.to" />
      </Group>
      <Group title="settings.messageLimits" help="settings.messageLimitsHelp">
        <Amount source="messages.limits.customerPerHour" unit="settings.perHour" />
        <Amount source="messages.limits.customerPerDay" unit="settings.perDay" />
        <Amount source="messages.limits.staffPerHour" unit="settings.perHour" />
        <Amount source="messages.limits.staffPerDay" unit="settings.perDay" />
      </Group>
      <Group title="settings.messageBudget" help="settings.messageBudgetHelp">
        <Amount source="messages.prices.sms" unit="settings.rupees" />
        <Amount source="messages.prices.whatsapp" unit="settings.rupees" />
        <Amount source="messages.budget.perDay" unit="settings.rupees" />
        <Amount source="messages.budget.perMonth" unit="settings.rupees" />
      </Group>
    </>
  )
}

/** What carries each channel, and what to do where nothing does. It is set on the machine, not here. */
function ChannelStates() {
  const say = useWords()
  const api = useApi()
  const channels = useQuery({
    queryKey: ['message-channels'],
    queryFn: ({ signal }) => api.messageChannels(signal),
  })
  return (
    <Group title="settings.channels">
      {channels.isError && (
        <ErrorNotice
          message={sentenceOf(channels.error, say('settings.channelsFailed'))}
          onRetry={() => void channels.refetch()}
        />
      )}
      {channels.data && (
        <Box component="dl" sx={{ ...wide, m: 0, display: 'grid', gap: 1 }}>
          {channels.data.map(({ channel, state }) => (
            <Fact key={channel} name={say(`settings.${channel}Channel`)}>
              {state === 'missing' ? say(`settings.${channel}Missing`) : say(`settings.${state}State`)}
            </Fact>
          ))}
        </Box>
      )}
      {channels.data?.some(({ state }) => state === 'sandbox') && (
        <Button component="a" href="/sandbox/outbox" target="_blank" rel="noopener">
          {say('settings.toSandbox')}
        </Button>
      )}
    </Group>
  )
}

/** A time of the day in India. */
function Hour({ source }: { source: string }) {
  return (
    <TextInput source={source} type="time" helperText={false} slotProps={{ inputLabel: { shrink: true } }} />
  )
}
