import { PartsNav } from '../../../kit/ui/PartsNav.js'
import { type WordKey } from '../../../kit/words/use-words.js'

const MESSAGES = '/dashboard/messages'

const doors: readonly { to: string; title: WordKey }[] = [
  { to: MESSAGES, title: 'messages.outbox' },
  { to: `${MESSAGES}/templates`, title: 'messages.templates' },
  { to: '/dashboard/settings/messages', title: 'messages.rules' },
]

/** The parts of the messages. */
export function MessagesNav() {
  return <PartsNav label="messages.parts" doors={doors} />
}
