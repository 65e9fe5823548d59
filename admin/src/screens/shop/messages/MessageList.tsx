import './words.js'
import { type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { type MessageRow } from '../../../api/api-types.js'
import { CHANNELS } from '../../../api/message-calls.js'
import { type Column } from '../../../kit/lists/column.js'
import { FilterSelect, TextInput } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { aboutInWords } from './about-in-words.js'
import { MessagesNav } from './MessagesNav.js'
import { MessageState } from './MessageState.js'
import { StateTabs, TO_LOOK_AT } from './StateTabs.js'

type Row = MessageRow & RaRecord

const columns = (say: Say): Column<Row>[] => [
  {
    source: 'title',
    value: ({ title }) => title,
    show: ({ id, title }) => (
      <TapLink data-opens component={Link} to={`/dashboard/messages/${id}`}>
        {title}
      </TapLink>
    ),
  },
  { source: 'to', value: ({ name, to }) => [name, to].filter(Boolean).join(', '), card: 'plain' },
  { source: 'about', value: ({ about }) => aboutInWords(about, say), card: 'plain' },
  { source: 'channel', value: ({ channel }) => say(`messageChannels.${channel}`), card: 'plain' },
  {
    source: 'status',
    value: ({ status }) => say(`messageStates.${status}`),
    show: ({ status }) => <MessageState status={status} />,
    card: 'side',
  },
  { source: 'reason', value: ({ reason }) => reason, long: true },
  {
    source: 'at',
    value: ({ at }) => at,
    show: ({ at }) => formatDateTime(at),
    sortable: true,
    card: 'plain',
  },
  {
    source: 'sentAt',
    value: ({ sentAt }) => sentAt,
    show: ({ sentAt }) => sentAt && formatDateTime(sentAt),
  },
  { source: 'tries', value: ({ tries }) => tries, numeric: true, exportOnly: true },
  {
    source: 'cost',
    value: ({ cost }) => cost,
    show: ({ cost }) => cost > 0 && formatMoney(cost),
    numeric: true,
    exportOnly: true,
  },
]

const filters = [
  <TextInput key="q" source="q" label="messages.search" alwaysOn helperText={false} />,
  <FilterSelect
    key="channel"
    source="channel"
    choices={CHANNELS.map((id) => ({ id, name: `messageChannels.${id}` }))}
    alwaysOn
  />,
]

/** /dashboard/messages: what customers and staff are told; at first what needs a person. */
export function MessageList() {
  const say = useWords()
  return (
    <StaffList<Row>
      title="screens.messages"
      resource="messages"
      sort={{ field: 'at', order: 'DESC' }}
      columns={columns(say)}
      filters={filters}
      defaultFilters={{ status: TO_LOOK_AT }}
      empty="messages.nothingToLookAt"
      noMatch="messages.none"
      lead={
        <>
          <MessagesNav />
          <StateTabs />
        </>
      }
    />
  )
}
