import { type CountRow } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'

type Told = Pick<
  CountRow,
  'outlet' | 'product' | 'startedAt' | 'startedBy' | 'bookedAt' | 'bookedBy' | 'droppedAt' | 'droppedBy'
>

/** What a count covers, and who did what with it. */
export function useCountInWords() {
  const say = useWords()
  const scopeOf = ({ outlet, product }: Told) =>
    say('counts.scope', {
      outlet: outlet?.name || say('counts.allOutlets'),
      product: product?.name ?? say('counts.allProducts'),
    })
  const closing = (count: Told) => {
    const { startedAt, startedBy, bookedAt, bookedBy, droppedAt, droppedBy } = count
    if (droppedAt)
      return say('counts.droppedBy', { at: formatDateTime(droppedAt), by: personName(droppedBy ?? '') })
    if (bookedAt)
      return say('counts.bookedBy', { at: formatDateTime(bookedAt), by: personName(bookedBy ?? '') })
    return say('counts.startedBy', { at: formatDateTime(startedAt), by: personName(startedBy) })
  }
  return { scopeOf, closing }
}
