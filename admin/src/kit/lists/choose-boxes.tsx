import './tools-words.js'
import Checkbox from '@mui/material/Checkbox'
import { type RaRecord, useListContext } from 'react-admin'
import { useWords } from '../words/use-words.js'

/** Chooses every row of the page, or none. */
export function ChooseAll() {
  const say = useWords()
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext()
  const here = data.filter(({ id }) => selectedIds.includes(id)).length
  const all = here > 0 && here === data.length
  return (
    <Checkbox
      color="secondary"
      checked={all}
      indeterminate={here > 0 && !all}
      slotProps={{
        input: {
          'aria-label': say(all ? 'listTools.chooseNone' : 'listTools.chooseAll'),
          'aria-checked': undefined,
        },
      }}
      onChange={() =>
        all ? onUnselectItems() : onSelect([...new Set([...selectedIds, ...data.map(({ id }) => id)])])
      }
    />
  )
}

/** Chooses a row. */
export function ChooseRow({ row, name }: { row: RaRecord; name: string }) {
  const say = useWords()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      color="secondary"
      checked={selectedIds.includes(row.id)}
      slotProps={{ input: { 'aria-label': say('listTools.choose', { name }) } }}
      onChange={() => onToggleItem(row.id)}
    />
  )
}
