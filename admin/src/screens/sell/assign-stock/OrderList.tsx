import '../../../kit/lists/empty-words.js'
import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import Typography from '@mui/material/Typography'
import { keepPreviousData, replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { type OrderPage, type StaffOrder } from '../../../api/api-types.js'
import { LIVE } from '../../../api/query-client.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { FillLink } from '../../../kit/lists/fill.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { orderKeys } from '../../../parts/orders/order-cache.js'
import { type OrderFilters, toSearch } from './filters.js'
import { keepInPlace } from './keep-in-place.js'
import { OrderCard } from './OrderCard.js'
import { type Selection, SelectionContext } from './selection.js'

/** Comes with the first chosen order. */
const PackingBar = lazy(() => import('./PackingBar.js').then((file) => ({ default: file.PackingBar })))

const PER_PAGE = 20

/** One page of the orders that match: loading, failed, none, or cards. */
export function OrderList({ filters, page }: { filters: OrderFilters; page: number }) {
  const say = useWords()
  const api = useApi()
  const query = { ...filters, page, perPage: PER_PAGE }
  const list = useQuery({
    queryKey: [...orderKeys.lists, query],
    queryFn: ({ signal }) => api.ordersToAssign(query, signal),
    placeholderData: keepPreviousData,
    // Equal values have to be the same object. Otherwise, while the earlier orders are shown, each render starts the next.
    structuralSharing: (old, fresh) =>
      replaceEqualDeep(old, keepInPlace(old as OrderPage | undefined, fresh as OrderPage, filters)),
    ...LIVE,
  })
  if (list.isPending) return <ScreenSkeleton label={say('orders.loading')} />
  if (!list.data) {
    const message = sentenceOf(list.error, say('orders.failed'))
    return <ErrorNotice message={message} onRetry={() => void list.refetch()} />
  }
  const { orders, total } = list.data
  return (
    <Box
      aria-busy={list.isFetching}
      sx={{ display: 'grid', gap: 2, opacity: list.isPlaceholderData ? 0.5 : 1 }}
    >
      <Typography role="status" color="text.secondary">
        {total === 0 ? say('orders.empty') : say('orders.count', { smart_count: total })}
      </Typography>
      {total === 0 && (
        <>
          <Typography color="text.secondary">{say('orders.emptyHint')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <FillLink to="/dashboard/orders" name="fill.allOrders" />
            <FillLink to="/dashboard/desk" name="fill.takeOrder" />
          </Box>
        </>
      )}
      <ChosenOrders orders={orders} />
      <OrderPages filters={filters} page={page} pages={Math.ceil(total / PER_PAGE)} />
    </Box>
  )
}

/** The cards, each with a box to choose it, and the actions for all chosen orders. */
function ChosenOrders({ orders }: { orders: readonly StaffOrder[] }) {
  const say = useWords()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // The bar tells how a run went even when nothing is chosen any more.
  const [wasChosen, setWasChosen] = useState(false)
  const here = orders.filter(({ _id }) => chosen.has(_id))
  const set = (keys: Iterable<string>) => {
    setChosen(new Set(keys))
    setWasChosen(true)
  }
  const choose: Selection['choose'] = (key, isChosen) =>
    set(isChosen ? [...chosen, key] : [...chosen].filter((one) => one !== key))
  const all = here.length === orders.length
  const isPart = here.length > 0 && !all
  return (
    <SelectionContext value={{ chosen, choose }}>
      {orders.length > 1 && (
        <FormControlLabel
          label={say('packing.chooseAll')}
          control={
            <Checkbox
              checked={all}
              indeterminate={isPart}
              // MUI's `aria-checked` would contradict the browser's own state.
              slotProps={{ input: { 'aria-checked': undefined, ref: markedAs(isPart) } }}
              onChange={() => set(all ? [] : orders.map(({ _id }) => _id))}
            />
          }
        />
      )}
      {orders.map((order) => (
        <OrderCard key={order._id} order={order} />
      ))}
      {wasChosen && (
        <Suspense fallback={null}>
          <PackingBar orders={here} />
        </Suspense>
      )}
    </SelectionContext>
  )
}

const markedAs = (isPart: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = isPart
}

function OrderPages({ filters, page, pages }: { filters: OrderFilters; page: number; pages: number }) {
  const say = useWords()
  if (pages < 2) return null
  return (
    <Pagination
      aria-label={say('orders.pages')}
      page={page}
      count={pages}
      siblingCount={0}
      sx={{ justifySelf: 'center' }}
      renderItem={(item) => (
        <PaginationItem component={Link} to={toSearch(filters, item.page ?? 1)} {...item} />
      )}
    />
  )
}
