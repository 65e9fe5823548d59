import FilterList from '@mui/icons-material/FilterList'
import Button from '@mui/material/Button'
import { type ReactElement, useState } from 'react'
import { DateInput, TextInput } from 'react-admin'
import { nameInWords } from '../data/names.js'
import { FilterSelect } from '../lists/FilterSelect.js'
import { useOnPhone } from '../lists/use-on-phone.js'
import { materials } from '../ui/materials.js'
import { useWords } from '../words/use-words.js'
import { useAllByName } from './inputs/RecordSelect.js'

const named = ({ name }: { name: string }) => nameInWords(name)

/** Always shown, or only on request; a filter that is in use is always shown. */
type Shown = { alwaysOn: boolean }

const select = (source: string, choices: object[], shown: Shown, translateChoice = true) => (
  <FilterSelect
    key={source}
    source={source}
    choices={choices}
    optionText={named}
    translateChoice={translateChoice}
    {...shown}
  />
)

/** The filters of the inventory; on a phone those that are asked for less often come by a button. */
export function useStockFilters(): { filters: ReactElement[]; toggle: ReactElement | null } {
  const say = useWords()
  const onPhone = useOnPhone()
  const [more, setMore] = useState(false)
  const { data: outlets = [] } = useAllByName('outlets')
  const { data: products = [] } = useAllByName('products')
  const { data: suppliers = [] } = useAllByName('suppliers')
  const shown = { alwaysOn: more || !onPhone }
  const filters = [
    <TextInput key="q" source="q" label="lists.searchBatch" alwaysOn helperText={false} />,
    <DateInput key="from" source="from" label="lists.from" alwaysOn helperText={false} />,
    <DateInput key="to" source="to" label="lists.to" alwaysOn helperText={false} />,
    select('outlet', outlets, shown, false),
    select('product', products, shown, false),
    ...(suppliers.length > 0 ? [select('supplier', suppliers, shown, false)] : []),
    select('materialType', materials, shown),
  ]
  const toggle = onPhone ? (
    <Button startIcon={<FilterList />} aria-expanded={more} onClick={() => setMore(!more)}>
      {say(more ? 'stock.fewerFilters' : 'stock.moreFilters')}
    </Button>
  ) : null
  return { filters, toggle }
}
