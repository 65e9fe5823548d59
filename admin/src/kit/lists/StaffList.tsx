import './words.js'
import ViewWeek from '@mui/icons-material/ViewWeek'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useReducer, useState } from 'react'
import { ListBase, type RaRecord, type SortPayload, useListContext } from 'react-admin'
import { LIVE } from '../../api/query-client.js'
import { sentenceOf } from '../../api/request.js'
import { radius } from '../theme/tokens.js'
import { useIsBeside } from '../ui/beside.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { PageTitle } from '../ui/PageTitle.js'
import { ScreenSkeleton } from '../ui/ScreenSkeleton.js'
import { useWords, type WordKey } from '../words/use-words.js'
import { ChoosingContext } from './choosing.js'
import { type Column, isFixed } from './column.js'
import { ExportButton } from './ExportButton.js'
import { type FilterValues } from './filter-values.js'
import { noteShown } from './last-shown.js'
import { isLit, type ListTab, namesOf } from './list-tabs.js'
import { FIRST_SIZE, ListPages } from './ListPages.js'
import { RecordCards } from './RecordCards.js'
import { RecordTable } from './RecordTable.js'
import { type SelectionBarProps } from './SelectionBar.js'
import { SortChoice } from './SortChoice.js'
import { type ListMemory, useListMemory } from './use-list-memory.js'
import { useOnPhone } from './use-on-phone.js'

/** Few see a list that is empty. */
const EmptyList = lazy(() => import('./EmptyList.js').then((file) => ({ default: file.EmptyList })))
/** Comes beside the rows, or when the list is filtered, its tools are opened or rows are chosen. */
const FilterChips = lazy(() => import('./FilterChips.js').then((file) => ({ default: file.FilterChips })))
const ListTabs = lazy(() => import('./ListTabs.js').then((file) => ({ default: file.ListTabs })))
const ListTools = lazy(() => import('./ListTools.js').then((file) => ({ default: file.ListTools })))
const SelectionBar = lazy(() => import('./SelectionBar.js').then((file) => ({ default: file.SelectionBar })))

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
  /** What one looks for most, each with its number. */
  tabs?: readonly ListTab[]
  /** What can be done with several rows at once, which can then be chosen. */
  bulk?: 'export' | ((chosen: readonly Row[]) => ReactNode) | undefined
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
  /** Who makes the file of the list: the console from the columns, the server, or nobody for this role. */
  exported?: 'columns' | 'server' | 'never'
  /** Shows the rows, from the list's context, when neither a table nor plain cards fit. */
  rows?: ReactNode
}

const NO_TABS: readonly ListTab[] = []

/** Where react-admin remembers the filters, the order and the page of a list; undefined is its own choice. */
function storeKeyOf({ startsAnew, resource }: { startsAnew?: boolean; resource: string }, isBeside: boolean) {
  if (isBeside) return `${resource}.listParams`
  return startsAnew ? false : undefined
}

/** A staff list: filtered, sorted, paged and exported by the server's rules; the address holds its state. */
export function StaffList<Row extends RaRecord>({ title, columns, ...list }: StaffListProps<Row>) {
  const say = useWords()
  const [memory, remember] = useListMemory(list.resource)
  const isBeside = useIsBeside()
  const [cleared, countClear] = useReducer((times: number) => times + 1, 0)
  const [choosing, setChoosing] = useState(false)
  const onPhone = useOnPhone()
  const shownColumns = columns.filter(
    (column) => isFixed(column, columns) || !memory.hidden.includes(column.source),
  )
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
      <ListHead
        {...list}
        actions={!isBeside && list.actions}
        columns={columns}
        memory={memory}
        remember={remember}
        cleared={cleared}
        onClear={countClear}
        onChoose={onPhone && list.bulk !== undefined ? () => setChoosing(!choosing) : undefined}
      />
      {!isBeside && list.summary}
      <ChoosingContext value={list.bulk !== undefined && (!onPhone || choosing)}>
        <ListRows<Row> {...list} columns={shownColumns} onClear={countClear} />
      </ChoosingContext>
      <ListMemo />
      {list.bulk && <Selection {...list} columns={columns} />}
    </ListBase>
  )
}

/** Records that are opened from here lead to their neighbours in this order. */
function ListMemo() {
  const { resource, filterValues, sort, page, perPage } = useListContext()
  useEffect(() => noteShown(resource, { filter: filterValues as FilterValues, sort, page, perPage }))
  return null
}

interface HeadProps<Row> extends Pick<
  StaffListProps<Row>,
  'columns' | 'filters' | 'tabs' | 'rows' | 'exported' | 'actions'
> {
  memory: ListMemory
  remember: (memory: ListMemory) => void
  /** How often the filters were cleared: the form begins anew. */
  cleared: number
  onClear: () => void
  onChoose: (() => void) | undefined
}

/** Tabs and views, then the filters with what else there is for the list, then what is set. */
function ListHead<Row extends RaRecord>({ columns, tabs = NO_TABS, memory, ...head }: HeadProps<Row>) {
  const onPhone = useOnPhone()
  const { filterValues } = useListContext<Row>()
  const sorts = columns.filter(({ sortable }) => sortable).map(({ source }) => source)
  const toHide = head.rows === undefined ? columns.filter((column) => !isFixed(column, columns)) : []
  const sorting = sorts.length > 0 && <SortChoice fields={sorts} />
  const exporting = head.exported !== 'never' && (
    <ExportButton columns={columns} byServer={head.exported === 'server'} />
  )
  const lit = tabs.some((tab) => isLit(tab, tabs, filterValues))
  return (
    <>
      {tabs.length + memory.views.length > 0 && (
        <Suspense fallback={<Box sx={{ height: 40 }} />}>
          <ListTabs tabs={tabs} views={memory.views} />
        </Suspense>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
        {head.filters.length > 0 && (
          <Suspense fallback={<Box sx={filtersPlace} />}>
            <ListFilters key={head.cleared} filters={head.filters} />
          </Suspense>
        )}
        {!onPhone && head.rows !== undefined && sorting}
        <Box sx={{ ml: { md: 'auto' }, display: 'flex', gap: 1 }}>
          <ToolsButton
            memory={memory}
            remember={head.remember}
            sources={toHide.map(({ source }) => source)}
            onChoose={head.onChoose}
            more={
              onPhone && (
                <>
                  {sorting}
                  {exporting}
                </>
              )
            }
          />
          {!onPhone && exporting}
        </Box>
        {head.actions && (
          <Box sx={{ ml: { xs: 'auto', md: 0 }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {head.actions}
          </Box>
        )}
      </Box>
      {Object.keys(filterValues as object).length > 0 && (
        <Suspense fallback={null}>
          <FilterChips filters={head.filters} shown={lit ? namesOf(tabs) : []} onTaken={head.onClear} />
        </Suspense>
      )}
    </>
  )
}

/** Opens the views and columns of the list; on a phone the choice of several rows, too. */
function ToolsButton(tools: {
  memory: ListMemory
  remember: (memory: ListMemory) => void
  sources: readonly string[]
  onChoose: (() => void) | undefined
  /** What has no room beside the filters. */
  more: ReactNode
}) {
  const say = useWords()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label={say('listTools.tools')}
        title={say('listTools.tools')}
        aria-haspopup="dialog"
        color="secondary"
        sx={{ border: 1, borderRadius: `${radius.field}px` }}
        onClick={({ currentTarget }) => setPlace(currentTarget)}
      >
        <ViewWeek />
      </IconButton>
      {place && (
        <Suspense fallback={null}>
          <ListTools {...tools} place={place} onClose={() => setPlace(null)} />
        </Suspense>
      )}
    </>
  )
}

/** The bar of the chosen rows. */
function Selection<Row extends RaRecord>(list: Pick<StaffListProps<Row>, 'bulk' | 'columns' | 'exported'>) {
  const { selectedIds } = useListContext<Row>()
  if (selectedIds.length === 0) return null
  return (
    <Suspense fallback={null}>
      <SelectionBar {...(list as SelectionBarProps<RaRecord>)} />
    </Suspense>
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
