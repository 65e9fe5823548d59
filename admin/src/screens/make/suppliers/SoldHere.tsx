import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type SoldBySupplier } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { touchTarget } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDay, formatMoney, formatQuantity } from '../../../kit/ui/format.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { PriceHistory } from '../../../parts/prices/PriceHistory.js'

/** What a supplier sold, with the last price of each. */
export function SoldHere({ supplier }: { supplier: string }) {
  const say = useWords()
  const api = useApi()
  const sold = useQuery({
    queryKey: ['suppliers', 'sold', supplier],
    queryFn: ({ signal }) => api.soldBySupplier(supplier, signal),
  })
  return (
    <Box
      component="section"
      aria-label={say('prices.sold')}
      sx={{ display: 'grid', gap: 1.5, maxWidth: 720 }}
    >
      <Typography variant="h2">{say('prices.sold')}</Typography>
      {sold.isPending && <ScreenSkeleton rows={2} height={72} />}
      {sold.isError && (
        <ErrorNotice
          message={sentenceOf(sold.error, say('prices.soldFailed'))}
          onRetry={() => void sold.refetch()}
        />
      )}
      {sold.data?.length === 0 && <Typography>{say('prices.soldNothing')}</Typography>}
      {sold.data?.map((one) => (
        <SoldProduct key={one.product._id} {...one} />
      ))}
    </Box>
  )
}

function SoldProduct({ product, batches, quantity, lastPrice, lastReceivedOn }: SoldBySupplier) {
  const say = useWords()
  const unit = product.priceUnit
  return (
    <Card sx={{ p: 1.5 }}>
      <Typography variant="h3">{`${product.name} (${product.Id})`}</Typography>
      <Typography sx={{ fontWeight: 650 }}>
        {lastPrice === null
          ? formatDay(lastReceivedOn)
          : say('prices.lastPrice', { price: formatMoney(lastPrice), unit, day: formatDay(lastReceivedOn) })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {say('prices.soldBefore', { quantity: formatQuantity(quantity), unit, smart_count: batches })}
      </Typography>
      <OnDemand title={say('prices.showHistory')}>
        <PriceHistory product={product._id} />
      </OnDemand>
    </Card>
  )
}

/** A folded part whose content is rendered once it has been opened. */
function OnDemand({ title, children }: { title: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', lineHeight: `${touchTarget}px` }}>
        {title}
      </Box>
      {opened && children}
    </details>
  )
}
