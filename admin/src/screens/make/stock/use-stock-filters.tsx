import FilterList from '@mui/icons-material/FilterList'
import Button from '@mui/material/Button'
import { type ReactElement, useState } from 'react'
import { DateInput, type RaRecord, TextInput } from 'react-admin'
import { useAllByName } from '../../../kit/inputs/RecordSelect.js'
import { FilterSelect, RecordFilter } from '../../../kit/lists/FilterSelect.js'
import { useOnPhone } from '../../../kit/lists/use-on-phone.js'
import { materials } from '../../../kit/ui/materials.js'
import { useWords } from '../../../kit/words/use-words.js'

type Named = RaRecord & { name: string }

/** The filters of the inventory; on a phone those that are asked for less often come by a button. */
export function useStockFilters(): { filters: ReactElement[]; toggle: ReactElement | null } {
  const say = useWords()
  const onPhone = useOnPhone()
  const [more, setMore] = useState(false)
  const { data: outlets = [] } = useAllByName<Named>('outlets')
  const { data: products = [] } = useAllByName<Named>('products')
  const { data: suppliers = [] } = useAllByName<Named>('suppliers')
  // A filter that is in use is always shown.
  const shown = { alwaysOn: more || !onPhone }
  const of = (source: string, records: readonly Named[]) => (
    <RecordFilter key={source} source={source} records={records} {...shown} />
  )
  const filters = [
    <TextInput key="q" source="q" label="lists.searchBatch" alwaysOn helperText={false} />,
    <DateInput key="from" source="from" label="lists.from" alwaysOn helperText={false} />,
    <DateInput key="to" source="to" label="lists.to" alwaysOn helperText={false} />,
    of('outlet', outlets),
    of('product', products),
    ...(suppliers.length > 0 ? [of('supplier', suppliers)] : []),
    <FilterSelect key="materialType" source="materialType" choices={materials} {...shown} />,
  ]
  const toggle = onPhone ? (
    <Button startIcon={<FilterList />} aria-expanded={more} onClick={() => setMore(!more)}>
      {say(more ? 'stock.fewerFilters' : 'stock.moreFilters')}
    </Button>
  ) : null
  return { filters, toggle }
}
