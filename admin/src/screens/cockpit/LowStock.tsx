import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.js'
import { formatQuantity } from '../../kit/ui/format.js'
import { useWords } from '../../kit/words/use-words.js'
import { ProductLines } from './ProductLines.js'

/** What runs out, by name; nothing when nothing does. The count beside it says when it cannot be read. */
export function LowStock() {
  const say = useWords()
  const api = useApi()
  const { data } = useQuery({ queryKey: ['low-stock'], queryFn: ({ signal }) => api.lowStock(signal) })
  const lines = (data ?? []).map(({ Id, name, available, priceUnit }) => ({
    Id,
    name,
    says: say('reports.left', { available: formatQuantity(available), unit: priceUnit }),
    alarming: available === 0,
  }))
  return <ProductLines title={say('reports.lowStock')} lines={lines} />
}
