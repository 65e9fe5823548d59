import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type Batch, type Product } from '../../../api/api-types.js'
import { LIVE } from '../../../api/query-client.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { batchAddress } from '../../../kit/addresses/addresses.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { formatDay, formatMoney, formatQuantity } from '../../../kit/ui/format.js'
import { factsOfCard } from '../../../kit/ui/layout.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { Section } from '../../../kit/ui/Section.js'
import { useWords } from '../../../kit/words/use-words.js'
import { Waiting } from '../../../parts/waiting/Waiting.js'
import { copyAddress, shopAddress, variantsAddress } from './places.js'

/** So many batches stand here; the inventory has all. */
const SHOWN = 5

/** What the form of a product changes: its page in the shop, its stock, its sales. */
export function ProductBeside({ product }: { product: Product }) {
  const say = useWords()
  const { materialType, variantType, name, activeFlag, Id } = product
  const isJar = materialType === 'FG'
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 3 }}>
      {isJar && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {activeFlag ? (
            <Button component="a" href={shopAddress(name)} target="_blank" rel="noopener">
              {say('products.inShop')}
            </Button>
          ) : (
            <Typography color="text.secondary">{say('products.notInShop')}</Typography>
          )}
          {variantType && (
            <Button component={RouterLink} to={variantsAddress(variantType)}>
              {say('products.allVariants')}
            </Button>
          )}
          <Button component={RouterLink} to={copyAddress(Id)}>
            {say('products.copy')}
          </Button>
          <Waiting Id={Id} />
        </Box>
      )}
      <Stock product={product} />
      {isJar && <Sales Id={Id} />}
    </Card>
  )
}

function Stock({ product }: { product: Product }) {
  const say = useWords()
  const { _id, availableStock, committed, onHand, unlimitedStock, materialType, priceUnit } = product
  const unit = materialType === 'FG' ? '' : ` ${priceUnit}`
  const amount = (quantity: number) => `${formatQuantity(quantity)}${unit}`
  const { data, total, error, isPending, refetch } = useGetList<Batch & RaRecord>(
    'stock',
    {
      filter: { product: _id, stockPresent: true },
      sort: { field: 'bestBefore', order: 'ASC' },
      pagination: { page: 1, perPage: SHOWN },
    },
    LIVE,
  )
  const list = `/stock-receipt?${new URLSearchParams({ filter: JSON.stringify({ product: _id, stockPresent: true }) })}`
  return (
    <Section heading={say('products.stockNow')}>
      <Box component="dl" sx={factsOfCard}>
        <Fact name={say('products.free')}>
          {unlimitedStock ? say('lists.unlimited') : amount(availableStock)}
        </Fact>
        <Fact name={say('products.held')}>{amount(committed)}</Fact>
        <Fact name={say('products.onHand')}>{amount(onHand)}</Fact>
      </Box>
      {isPending && <ScreenSkeleton rows={1} height={64} />}
      {error && !data && (
        <ErrorNotice
          message={sentenceOf(error, say('products.batchesFailed'))}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <Typography color="text.secondary">{say('products.noBatches')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {data?.map(({ id, batchNumber, remainingQuantity, bestBefore }) => (
          <li key={id}>
            <Link component={RouterLink} to={batchAddress(batchNumber)} sx={{ whiteSpace: 'nowrap' }}>
              {batchNumber}
            </Link>{' '}
            {say(bestBefore ? 'products.batchUntil' : 'products.batch', {
              quantity: amount(remainingQuantity),
              day: bestBefore ? formatDay(bestBefore) : '',
            })}
          </li>
        ))}
      </Box>
      {total !== undefined && total > SHOWN && (
        <Link component={RouterLink} to={list}>
          {say('products.allBatches', { count: total })}
        </Link>
      )}
    </Section>
  )
}

function Sales({ Id }: { Id: string }) {
  const say = useWords()
  const api = useApi()
  const sales = useQuery({
    queryKey: ['reports', 'sales of', Id],
    queryFn: ({ signal }) => api.productSales(Id, signal),
  })
  return (
    <Section heading={say('products.sales')}>
      {sales.isPending && <ScreenSkeleton rows={1} height={48} />}
      {sales.isError && (
        <ErrorNotice
          message={sentenceOf(sales.error, say('products.salesFailed'))}
          onRetry={() => void sales.refetch()}
        />
      )}
      {sales.data && (
        <Typography>
          {say('products.sold', {
            smart_count: sales.data.quantity,
            amount: formatMoney(sales.data.amount),
          })}
        </Typography>
      )}
    </Section>
  )
}
