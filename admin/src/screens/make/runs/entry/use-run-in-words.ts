import { type RaRecord, useGetList } from 'react-admin'
import { type Bom, type Product, type ReservationStatus } from '../../../../api/api-types.js'
import { nameInWords } from '../../../../api/names.js'
import { type ShowValue } from '../../../../kit/edit/value-in-words.js'
import { useAllByName } from '../../../../kit/inputs/all-by-name.js'
import { formatQuantity } from '../../../../kit/ui/format.js'
import { useWords } from '../../../../kit/words/use-words.js'

interface Sent {
  productId: string
  batches: { batchNumber: string; reservedQuantity: number }[]
}

const ALL = { pagination: { page: 1, perPage: 500 }, sort: { field: 'createdAt', order: 'DESC' } } as const

/** The fields of a reservation in a conflict, as they would be sent, with names instead of ids. */
export function useRunInWords(): ShowValue {
  const say = useWords()
  const { data: boms = [] } = useGetList<Bom>('boms', ALL)
  const { data: products = [] } = useAllByName<Product & RaRecord>('products')
  const line = ({ productId, batches }: Sent) => {
    const product = products.find(({ id }) => id === productId)
    const parts = batches.map(({ batchNumber, reservedQuantity }) =>
      `${batchNumber} ${formatQuantity(reservedQuantity)} ${product?.priceUnit ?? ''}`.trim(),
    )
    return `${product?.name ?? productId}: ${parts.join(', ') || say('lists.nothing')}`
  }
  return (source, value) => {
    if (!value) return undefined
    if (source === 'bomId')
      return nameInWords(boms.find(({ _id }) => _id === value)?.parentProduct?.name ?? '') || undefined
    if (source === 'status') return say(`status.${value as ReservationStatus}`)
    return source === 'components' ? (value as Sent[]).map(line).join('; ') : undefined
  }
}
