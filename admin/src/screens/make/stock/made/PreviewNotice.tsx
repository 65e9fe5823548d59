import Box from '@mui/material/Box'
import { type RaRecord } from 'react-admin'
import { type Product, type ReceiptPreview } from '../../../../api/api-types.js'
import { sentenceOf, statusOf } from '../../../../api/request.js'
import { useAllByName } from '../../../../kit/inputs/all-by-name.js'
import { colour, radius } from '../../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { Fact } from '../../../../kit/ui/Fact.js'
import { formatMoney, formatQuantity, kilograms } from '../../../../kit/ui/format.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { COST_PARTS } from './run-receipt.js'

const frame = {
  m: 0,
  p: 1.5,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
}
const REFUSED = 400

interface PreviewNoticeProps {
  preview: ReceiptPreview | undefined
  error: unknown
  product: Product | undefined
}

/** What a jar will cost and how much of the pot was lost, before anything is written. */
export function PreviewNotice({ preview, error, product }: PreviewNoticeProps) {
  const say = useWords()
  const { data: products = [] } = useAllByName<Product & RaRecord>('products', { materialType: 'FG' })
  if ((statusOf(error) ?? 0) >= REFUSED)
    return <ErrorNotice message={sentenceOf(error, say('stock.failed'))} />
  if (!preview) return null
  const known = [...products, ...(product ? [product] : [])]
  const nameOf = (id: string) => known.find(({ _id, Id }) => _id === id || Id === id)?.title
  const { ingredients, total, yields, plannedWeight, actualWeight } = preview
  return (
    <Box component="dl" aria-label={say('receiving.preview')} sx={frame}>
      {total !== null &&
        yields.map(({ product: id, unitPrice }) => (
          <Fact key={id} name={say('receiving.unitPriceOf', { product: nameOf(id) ?? '' })}>
            {formatMoney(unitPrice)}
          </Fact>
        ))}
      {(total ?? 0) > (ingredients ?? 0) && (
        <Fact name={say('receiving.ingredients')}>{formatMoney(ingredients)}</Fact>
      )}
      {COST_PARTS.map(
        (part) =>
          (preview[part] ?? 0) > 0 && (
            <Fact key={part} name={say(`receiving.${part}`)}>
              {formatMoney(preview[part])}
            </Fact>
          ),
      )}
      {total !== null && <Fact name={say('receiving.total')}>{formatMoney(total)}</Fact>}
      {plannedWeight > 0 && <Fact name={say('receiving.plannedWeight')}>{kilograms(plannedWeight)}</Fact>}
      {actualWeight > 0 && <Fact name={say('receiving.actualWeight')}>{kilograms(actualWeight)}</Fact>}
      <LossFact preview={preview} />
    </Box>
  )
}

function LossFact({ preview: { lossWeight, lossPercent } }: { preview: ReceiptPreview }) {
  const say = useWords()
  if (lossPercent === null) return null
  const words = { weight: kilograms(Math.abs(lossWeight)), percent: formatQuantity(Math.abs(lossPercent)) }
  return (
    <Fact name={say('receiving.loss')}>
      {say(lossWeight < 0 ? 'receiving.gainOf' : 'receiving.lossOf', words)}
    </Fact>
  )
}
