import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { type BatchSummary } from '../../../../api/api-types.js'
import { sentenceOf } from '../../../../api/request.js'
import { useApi } from '../../../../api/use-api.js'
import { ChoiceField } from '../../../../kit/inputs/ChoiceInput.js'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { batchFacts } from '../../../../parts/batches/batch-facts.js'
import { type UsedDraft } from './run-receipt.js'

/** Another batch that went in: the reserved one ran out, or the cook took from another sack. */
export function AnotherBatch({ used }: { used: readonly UsedDraft[] }) {
  const say = useWords()
  const api = useApi()
  const { setValue } = useFormContext()
  const shelf = useQuery({
    queryKey: ['stock', 'to reserve'],
    queryFn: ({ signal }) => api.batchesToReserve(signal),
  })
  const products = new Set(used.map(({ product }) => product))
  const named = new Set(used.map(({ batchNumber }) => batchNumber))
  const further = (shelf.data ?? []).filter(
    ({ product, batchNumber }) => product && products.has(product.name) && !named.has(batchNumber),
  )
  const add = (number: string) => {
    const batch = further.find(({ batchNumber }) => batchNumber === number)
    if (batch) setValue('used', [...used, toUsed(batch)], { shouldDirty: true })
  }
  if (shelf.isError) {
    const message = sentenceOf(shelf.error, say('stock.choicesFailed'))
    return <ErrorNotice message={message} onRetry={() => void shelf.refetch()} />
  }
  if (further.length === 0) return null
  return (
    <ChoiceField
      label={say('receiving.anotherBatch')}
      value=""
      choices={further.map((batch) => ({
        id: batch.batchNumber,
        name: [batch.product?.title ?? '', ...batchFacts(say, batch)].join(' · '),
      }))}
      onChange={add}
      sx={{ maxWidth: 480 }}
    />
  )
}

const toUsed = ({ batchNumber, product, priceUnit }: BatchSummary): UsedDraft => ({
  batchNumber,
  product: product?.name ?? '',
  unit: priceUnit,
  reserved: 0,
  quantity: null,
})
