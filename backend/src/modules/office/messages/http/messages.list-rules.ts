import { filterBy, type ListRules } from '../../../../platform/lists/simple-rest.js'
import { CHANNELS } from '../../settings/domain/message-settings.js'
import { EVENTS } from '../domain/events.js'
import { MESSAGE_STATUSES } from '../domain/sending-rules.js'

/** What the console may sort and filter messages by. */
export const MESSAGE_LIST_RULES: ListRules = {
  resource: 'messages',
  sorts: { at: 'at' },
  filters: {
    status: filterBy.oneOf('status', MESSAGE_STATUSES),
    channel: filterBy.oneOf('channel', CHANNELS),
    event: filterBy.oneOf('event', Object.keys(EVENTS)),
    audience: filterBy.oneOf('audience', ['customer', 'staff']),
    about: filterBy.text('about', 'P-7KQ4-M2XD'),
    from: filterBy.fromDay('at'),
    to: filterBy.toDay('at'),
    q: filterBy.words('words', 'lakshmi'),
  },
  defaultSort: ['at', 'DESC'],
}
