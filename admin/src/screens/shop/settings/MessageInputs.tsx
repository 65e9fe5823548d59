import Button from '@mui/material/Button'
import { TextInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWords } from '../../../kit/words/use-words.js'
import { Amount } from './fields.js'
import { Group } from './Group.js'

/** When messages are sent, how many, and what they may cost. */
export function MessageInputs() {
  const say = useWords()
  return (
    <>
      <Button component={Link} to="/dashboard/messages" sx={{ justifySelf: 'start' }}>
        {say('settings.toMessages')}
      </Button>
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

/** A time of the day in India. */
function Hour({ source }: { source: string }) {
  return (
    <TextInput source={source} type="time" helperText={false} slotProps={{ inputLabel: { shrink: true } }} />
  )
}
