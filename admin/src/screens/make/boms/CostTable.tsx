import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Bom } from '../../../api/api-types.js'
import { formatMoney, formatQuantity } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { BomCost } from './BomCost.js'

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 1,
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
}

/** What each component costs today, and all of them together. */
export function CostTable({ bom }: { bom: Bom }) {
  const say = useWords()
  if (bom.costPrice === null) return null
  const makes = `${formatQuantity(bom.parentProductQuantity)} ${bom.parentProductUnit}`
  return (
    <Box component="section" aria-label={say('boms.costs')} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{`${say('boms.costs')}: ${makes}`}</Typography>
      <Typography variant="body2" color="text.secondary">
        {say('boms.costHelp')}
      </Typography>
      <Box component="dl" sx={list}>
        {bom.components.map(({ product, quantity, unit, costPrice, missing }, index) => (
          <Box key={product?._id ?? index} sx={{ display: 'contents' }}>
            <dt>
              {say('lists.component', {
                quantity: formatQuantity(quantity),
                unit,
                product: product?.name ?? say('lists.notAvailable'),
              })}
            </dt>
            <dd>
              {formatMoney(costPrice)}
              {missing.length > 0 && (
                <Typography variant="body2" color="error">
                  {say('boms.noPrice', { names: missing.join(', ') })}
                </Typography>
              )}
            </dd>
          </Box>
        ))}
        <Typography component="dt" sx={{ fontWeight: 650 }}>
          {say('boms.total')}
        </Typography>
        <Typography component="dd" sx={{ fontWeight: 650 }}>
          {formatMoney(bom.costPrice)}
          <BomCost bom={bom} />
        </Typography>
      </Box>
    </Box>
  )
}
