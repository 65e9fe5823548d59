import { useQuery } from '@tanstack/react-query'
import { type PriceHistory as History } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { Figure } from '../../kit/ui/Figure.js'
import { formatDay, formatMoney, formatQuantity } from '../../kit/ui/format.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'
import { PriceLine } from './PriceLine.js'

interface PriceHistoryProps {
  /** `_id` or `Id`. */
  product: string
  /** Level of the heading. */
  level?: 'h2' | 'h3'
}

/** Prices paid for a raw material, as a line and as a table. */
export function PriceHistory({ product, level = 'h3' }: PriceHistoryProps) {
  const say = useWords()
  const api = useApi()
  const history = useQuery({
    queryKey: ['products', 'price history', product],
    queryFn: ({ signal }) => api.priceHistory(product, signal),
  })
  if (history.isPending) return <ScreenSkeleton rows={1} height={200} />
  if (history.isError) {
    const message = sentenceOf(history.error, say('prices.failed'))
    return <ErrorNotice message={message} onRetry={() => void history.refetch()} />
  }
  return <Shown {...history.data} level={level} />
}

function Shown({ priceUnit, purchases: all, level }: History & Pick<PriceHistoryProps, 'level'>) {
  const say = useWords()
  const purchases = all.flatMap(({ price, ...one }) => (price === null ? [] : [{ ...one, price }]))
  const [last] = purchases
  // Packers do not read prices.
  if (all.length > 0 && !last) return null
  const title = say('prices.title')
  if (!last) return <Figure title={title} level={level} text={say('prices.none')} />
  const amounts = purchases.map(({ price }) => price)
  const text = say('prices.text', {
    price: formatMoney(last.price),
    unit: priceUnit,
    day: formatDay(last.receivedOn),
    least: formatMoney(Math.min(...amounts)),
    most: formatMoney(Math.max(...amounts)),
    smart_count: purchases.length,
  })
  const rows = purchases.map(({ batchNumber, receivedOn, price, quantity, supplier }) => ({
    key: batchNumber,
    cells: [
      formatDay(receivedOn),
      formatMoney(price),
      `${formatQuantity(quantity)} ${priceUnit}`,
      supplier?.name ?? '',
    ],
  }))
  const head = [say('reports.day'), say('prices.price'), say('prices.quantity'), say('prices.supplier')]
  return (
    <Figure title={title} level={level} text={text} table={{ head, rows }}>
      {purchases.length > 1 && <PriceLine purchases={purchases} label={text} />}
    </Figure>
  )
}
