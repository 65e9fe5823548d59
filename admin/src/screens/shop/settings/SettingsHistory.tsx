import './words.js'
import { type RaRecord } from 'react-admin'
import { type SettingsVersion } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { type Column } from '../../../kit/lists/column.js'
import { DateInput } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { RestoreButton } from './RestoreButton.js'
import { SettingsNav } from './SettingsNav.js'
import { useChangesInWords } from './use-changes-in-words.js'

type Row = SettingsVersion & RaRecord

const columns = (say: Say, inWords: ReturnType<typeof useChangesInWords>): Column<Row>[] => [
  { source: 'id', value: ({ id }) => id, sortable: true, numeric: true },
  { source: 'at', value: ({ at }) => at, show: ({ at }) => formatDateTime(at) },
  { source: 'by', value: ({ by }) => (by === 'system' ? say('settings.beginning') : personName(by)) },
  {
    source: 'changes',
    value: ({ changes, restored }) =>
      [restored === null ? '' : say('settings.restoredFrom', { version: restored }), ...inWords(changes)]
        .filter(Boolean)
        .join('; '),
    long: true,
  },
  {
    source: 'restore',
    value: () => null,
    screenOnly: true,
    show: (version) => <RestoreButton version={version} />,
  },
]

const filters = [
  <DateInput key="from" source="from" alwaysOn helperText={false} />,
  <DateInput key="to" source="to" alwaysOn helperText={false} />,
]

/** Every save of the settings: who, when, what. Each can be brought back. */
export function SettingsHistory() {
  const say = useWords()
  const inWords = useChangesInWords()
  return (
    <StaffList<Row>
      lead={<SettingsNav />}
      title="settings.historyTitle"
      resource="settings-versions"
      sort={{ field: 'id', order: 'DESC' }}
      columns={columns(say, inWords)}
      filters={filters}
      empty="settings.noHistory"
    />
  )
}
