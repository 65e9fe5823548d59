import './words.js'
import { type RaRecord } from 'react-admin'
import { type Subscriber } from '../../../api/api-types.js'
import { type Column } from '../../../kit/lists/column.js'
import { FilterSelect, TextInput } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'

type Row = Subscriber & RaRecord

const columns = (say: Say): Column<Row>[] => [
  { source: 'email', value: ({ email }) => email, sortable: true },
  { source: 'active', value: ({ active }) => say(active ? 'lists.yes' : 'lists.no') },
  {
    source: 'consentAt',
    value: ({ consentAt }) => consentAt,
    show: ({ consentAt }) => formatDateTime(consentAt),
    sortable: true,
  },
  { source: 'consentText', value: ({ consentText }) => consentText, long: true },
  {
    source: 'unsubscribedAt',
    value: ({ unsubscribedAt }) => unsubscribedAt ?? '',
    show: ({ unsubscribedAt }) => (unsubscribedAt ? formatDateTime(unsubscribedAt) : ''),
  },
  {
    source: 'unsubscribeLink',
    value: ({ unsubscribeLink }) => unsubscribeLink,
    show: ({ unsubscribeLink }) => (
      <TapLink href={unsubscribeLink} target="_blank" rel="noopener">
        {say('subscribers.open')}
      </TapLink>
    ),
  },
]

const filters = [
  <TextInput key="q" source="q" label="subscribers.search" alwaysOn helperText={false} />,
  <FilterSelect
    key="active"
    source="active"
    choices={[
      { id: true, name: 'lists.yes' },
      { id: false, name: 'lists.no' },
    ]}
    alwaysOn
  />,
]

/** Who asked for the shop's emails. The export holds the link that belongs at the foot of each email. */
export function SubscriberList() {
  const say = useWords()
  return (
    <StaffList<Row>
      title="screens.subscribers"
      resource="subscribers"
      sort={{ field: 'consentAt', order: 'DESC' }}
      columns={columns(say)}
      filters={filters}
      empty="subscribers.empty"
    />
  )
}
