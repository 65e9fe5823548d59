import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import type { ReactElement } from 'react'
import {
  FilterForm,
  ListBase,
  Pagination,
  SortButton,
  useListContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin'
import { sentenceOf } from '../data/request.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { PageTitle } from '../ui/PageTitle.js'
import { ScreenSkeleton } from '../ui/ScreenSkeleton.js'
import { useWords, type WordKey } from '../words/use-words.js'
import type { Column } from './column.js'
import { ExportButton } from './ExportButton.js'
import { RecordCards } from './RecordCards.js'
import { RecordTable } from './RecordTable.js'

const PAGE_SIZES = [25, 50, 100]

/** The list says itself that it failed, where it failed. */
const query = { onError: () => undefined }

interface RoomListProps<Row> {
  title: WordKey
  resource: string
  sort: SortPayload
  columns: readonly Column<Row>[]
  /** react-admin inputs, each named after a filter of the server. */
  filters: ReactElement[]
  defaultFilters?: Record<string, unknown>
  /** Said when there is nothing, and no filter hides anything. */
  empty: WordKey
}

/** A staff list: filtered, sorted, paged and exported by the server's rules; the address holds its state. */
export function RoomList<Row extends RaRecord>({
  title,
  columns,
  filters,
  empty,
  ...list
}: RoomListProps<Row>) {
  const say = useWords()
  return (
    <ListBase<Row>
      resource={list.resource}
      sort={list.sort}
      perPage={PAGE_SIZES[0]}
      filterDefaultValues={list.defaultFilters}
      queryOptions={query}
      disableAuthentication
    >
      <PageTitle>{say(title)}</PageTitle>
      <Box role="group" aria-label={say('lists.filters')}>
        <FilterForm filters={filters} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <SortButton fields={columns.filter(({ sortable }) => sortable).map(({ source }) => source)} />
        <ExportButton columns={columns} />
      </Box>
      <Rows columns={columns} empty={empty} />
    </ListBase>
  )
}

function Rows<Row extends RaRecord>({ columns, empty }: Pick<RoomListProps<Row>, 'columns' | 'empty'>) {
  const say = useWords()
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { isPending, error, total, refetch, filterValues } = useListContext<Row>()
  if (error) {
    const message = sentenceOf(error, say('lists.failed'))
    return <ErrorNotice message={message} onRetry={() => void refetch()} />
  }
  if (isPending) return <ScreenSkeleton label={say('lists.loading')} rows={4} height={72} />
  if (!total) {
    const filtered = Object.keys(filterValues).length > 0
    return (
      <Typography role="status">
        {say(filtered && empty !== 'lists.expenses' ? 'lists.noMatch' : empty)}
      </Typography>
    )
  }
  return (
    <>
      {onPhone ? <RecordCards columns={columns} /> : <RecordTable columns={columns} />}
      <Pagination rowsPerPageOptions={PAGE_SIZES} />
    </>
  )
}
