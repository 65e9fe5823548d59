import { type ReactElement } from 'react'
import { type RaRecord } from 'react-admin'
import { useAllByName } from '../../../kit/inputs/all-by-name.js'
import { DateInput, FilterSelect, RecordFilter, TextInput } from '../../../kit/lists/filters.js'
import { materials } from '../../../kit/ui/materials.js'

type Named = RaRecord & { name: string }

const of = (source: string, records: readonly Named[]) => (
  <RecordFilter key={source} source={source} records={records} alwaysOn />
)

/** The filters of the inventory. */
export function useStockFilters(): ReactElement[] {
  const { data: outlets = [] } = useAllByName<Named>('outlets')
  const { data: products = [] } = useAllByName<Named>('products')
  const { data: suppliers = [] } = useAllByName<Named>('suppliers')
  return [
    <TextInput key="q" source="q" label="lists.searchBatch" alwaysOn helperText={false} />,
    <DateInput key="from" source="from" label="lists.from" alwaysOn helperText={false} />,
    <DateInput key="to" source="to" label="lists.to" alwaysOn helperText={false} />,
    of('outlet', outlets),
    of('product', products),
    ...(suppliers.length > 0 ? [of('supplier', suppliers)] : []),
    <FilterSelect key="materialType" source="materialType" choices={materials} alwaysOn />,
  ]
}
