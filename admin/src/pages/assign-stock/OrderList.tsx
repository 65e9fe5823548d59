import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { sentenceOf } from '../../data/request.js'
import { useApi } from '../../data/use-api.js'
import { ErrorNotice } from '../../ui/ErrorNotice.js'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.js'
import { useWords } from '../../words/use-words.js'
import { type OrderFilters, toSearch } from './filters.js'
import { orderKeys } from './order-cache.js'
import { OrderCard } from './OrderCard.js'

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
  })
  if (list.isPending) return <ScreenSkeleton label={say('orders.loading')} />
  if (list.isError) {
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
      {total === 0 && <Typography color="text.secondary">{say('orders.emptyHint')}</Typography>}
      {orders.map((order) => (
        <OrderCard key={order._id} order={order} />
      ))}
      <OrderPages filters={filters} page={page} pages={Math.ceil(total / PER_PAGE)} />
    </Box>
  )
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
