import { type RaRecord } from 'react-admin'
import { type Bom } from '../data/api-types.js'
import { type Column } from '../lists/column.js'
import { StaffList } from '../lists/StaffList.js'
import { formatDay, formatQuantity } from '../ui/format.js'
import { type Say, useWords } from '../words/use-words.js'

type Row = Bom & RaRecord

const columns = (say: Say): Column<Row>[] => [
  { source: 'parentProduct', value: ({ parentProduct }) => parentProduct?.name ?? say('lists.notAvailable') },
  {
    source: 'parentProductQuantity',
    value: ({ parentProductQuantity, parentProductUnit }) =>
      `${formatQuantity(parentProductQuantity)} ${parentProductUnit}`,
  },
  {
    source: 'components',
    value: ({ components }) =>
      components
        .map(({ quantity, unit, product }) =>
          say('lists.component', {
            quantity: formatQuantity(quantity),
            unit,
            product: product?.name ?? say('lists.notAvailable'),
          }),
        )
        .join(', '),
    long: true,
  },
  { source: 'createdBy', value: ({ createdBy }) => createdBy },
  {
    source: 'createdAt',
    value: ({ createdAt }) => createdAt,
    show: ({ createdAt }) => formatDay(createdAt),
    sortable: true,
  },
]

/** /bom */
export function BomList() {
  const say = useWords()
  return (
    <StaffList<Row>
      title="screens.bom"
      resource="boms"
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={columns(say)}
      filters={[]}
      empty="lists.boms"
    />
  )
}
