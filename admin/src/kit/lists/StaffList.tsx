import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, type ReactElement, type ReactNode, Suspense, useReducer } from 'react'
import { ListBase, type RaRecord, type SortPayload, useListContext } from 'react-admin'
import { LIVE } from '../../api/query-client.js'
import { sentenceOf } from '../../api/request.js'
import { useIsBeside } from '../ui/beside.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { PageTitle } from '../ui/PageTitle.js'
import { ScreenSkeleton } from '../ui/ScreenSkeleton.js'
import { useWords, type WordKey } from '../words/use-words.js'
import { type Column } from './column.js'
import { ExportButton } from './ExportButton.js'
import { FIRST_SIZE, ListPages } from './ListPages.js'
import { RecordCards } from './RecordCards.js'
import { RecordTable } from './RecordTable.js'
import { SortChoice } from './SortChoice.js'
import { useOnPhone } from './use-on-phone.js'

/** Few see a list that is empty. */
const EmptyList = lazy(() => import('./EmptyList.js').then((file) => ({ default: file.EmptyList })))

/** The rows do not wait for what filters them. */
const ListFilters = lazy(async () => ({ default: (await import('./ListFilters.js')).ListFilters }))

/** As high as one row of filters, so that nothing jumps when they come. */
const filtersPlace = { flex: '1 1 160px', height: 44 }

/** The list shows its own errors. */
const query = { onError: () => undefined, ...LIVE }

interface StaffListProps<Row> {
  title: WordKey
  resource: string
  sort: SortPayload
  columns: readonly Column<Row>[]
  /** react-admin inputs, each named after a filter of the server. */
  filters: ReactElement[]
  defaultFilters?: Record<string, unknown>
  /** Comes back to the default filters each time, whatever was looked at last; only the address remembers. */
  startsAnew?: boolean
  /** Message when the list is empty and no filter is set. */
  empty: WordKey
  /** What the list holds and the button that fills it: shown with that message. */
  about?: WordKey
  fill?: ReactNode
  /** Said when a chosen filter leaves nothing. */
  noMatch?: WordKey
  /** Said when the list cannot be had and the server gives no reason; while it is on its way. */
  failed?: WordKey
  loading?: WordKey
  /** Further actions, beside the export. */
  actions?: ReactNode
  /** A form for one of the rows or a new one: stands between the title and the list. */
  lead?: ReactNode
  /** Sums of all filtered rows, shown above them. */
  summary?: ReactNode
  /** Replaces the export of the columns; null: no export for this role. */
  exporter?: ReactNode
  /** Shows the rows, from the list's context, when neither a table nor plain cards fit. */
  rows?: ReactNode
}

/** Where react-admin remembers the filters, the order and the page of a list; undefined is its own choice. */
function storeKeyOf({ startsAnew, resource }: { startsAnew?: boolean; resource: string }, isBeside: boolean) {
  if (isBeside) return `${resource}.listParams`
  return startsAnew ? false : undefined
}

/** A staff list: filtered, sorted, paged and exported by the server's rules; the address holds its state. */
export function StaffList<Row extends RaRecord>({ title, columns, filters, ...list }: StaffListProps<Row>) {
  const say = useWords()
  const onPhone = useOnPhone()
  const isBeside = useIsBeside()
  const sorts = columns.filter(({ sortable }) => sortable).map(({ source }) => source)
  const [cleared, countClear] = useReducer((times: number) => times + 1, 0)
  return (
    <ListBase<Row>
      resource={list.resource}
      sort={list.sort}
      perPage={FIRST_SIZE}
      filterDefaultValues={isBeside ? undefined : list.defaultFilters}
      // Beside a record the address is the record's; what the list shows is remembered all the same.
      disableSyncWithLocation={isBeside}
      storeKey={storeKeyOf(list, isBeside)}
      queryOptions={query}
      disableAuthentication
    >
      <PageTitle>{say(title)}</PageTitle>
      {list.lead && !isBeside && (
        <Suspense fallback={<ScreenSkeleton rows={1} height={240} />}>{list.lead}</Suspense>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
        {filters.length > 0 && (
          <Suspense fallback={<Box sx={filtersPlace} />}>
            <ListFilters key={cleared} filters={filters} />
          </Suspense>
        )}
        {(onPhone || list.rows !== undefined) && sorts.length > 0 && <SortChoice fields={sorts} />}
        <Box sx={{ ml: { md: 'auto' } }}>
          {list.exporter === undefined ? <ExportButton columns={columns} short={onPhone} /> : list.exporter}
        </Box>
        {list.actions && !isBeside && (
          <Box sx={{ ml: { xs: 'auto', md: 0 }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {list.actions}
          </Box>
        )}
      </Box>
      {!isBeside && list.summary}
      <ListRows<Row> columns={columns} {...list} onClear={countClear} />
    </ListBase>
  )
}

type RowsProps<Row> = Pick<
  StaffListProps<Row>,
  'columns' | 'empty' | 'about' | 'fill' | 'noMatch' | 'defaultFilters' | 'failed' | 'loading' | 'rows'
> & {
  /** Told that the filters were cleared away. */
  onClear?: () => void
}

/** The rows of the list around it: as a table, on a phone as cards; or a message when there are none. */
export function ListRows<Row extends RaRecord>({
  columns,
  empty,
  about,
  fill,
  noMatch = 'lists.noMatch',
  defaultFilters,
  failed = 'lists.failed',
  loading = 'lists.loading',
  rows,
  onClear,
}: RowsProps<Row>) {
  const say = useWords()
  const onPhone = useOnPhone()
  const onScreen = columns.filter(({ exportOnly }) => !exportOnly)
  const { data, isPending, error, total, refetch, filterValues, setFilters } = useListContext<Row>()
  const clear = () => {
    setFilters(defaultFilters ?? {}, {})
    onClear?.()
  }
  // Rows stay when they could not be read again; the next turn tries again.
  if (error && !data) {
    const message = sentenceOf(error, say(failed))
    return <ErrorNotice message={message} onRetry={() => void refetch()} />
  }
  if (isPending) return <ScreenSkeleton label={say(loading)} rows={4} height={72} />
  if (!total) {
    const byDefault = JSON.stringify(filterValues) === JSON.stringify(defaultFilters ?? {})
    if (byDefault)
      return (
        <Suspense fallback={null}>
          <EmptyList says={empty} about={about} fill={fill} />
        </Suspense>
      )
    return (
      <>
        <Typography role="status">{say(noMatch)}</Typography>
        <Button sx={{ justifySelf: 'start' }} onClick={clear}>
          {say('lists.clear')}
        </Button>
      </>
    )
  }
  return (
    <>
      {rows ?? (onPhone ? <RecordCards columns={onScreen} /> : <RecordTable columns={onScreen} />)}
      <ListPages />
    </>
  )
}
