import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { type RaRecord, useListContext, useTranslateLabel } from 'react-admin'
import { colour, radius } from '../theme/tokens.js'
import { ChooseAll, ChooseRow, useChoosing } from './choosing.js'
import { type Column, headingOf, shown } from './column.js'
import { nameOfRow, openByClick } from './open-by-click.js'

const table = {
  '& .MuiTableCell-root': { px: 0.75, py: 0.75, fontSize: 14 },
  '& .MuiTableCell-head': { color: colour.muted, fontSize: 13 },
  '& .MuiTableCell-root:first-of-type': { pl: 1.5 },
  '& tbody tr:has([data-opens])': { cursor: 'pointer' },
  '& [data-opens]': nameOfRow,
  '& tbody tr:hover': { bgcolor: colour.rice },
  // Beside the names, what can be done with a row stays quiet, and in one line.
  '& [data-acts] .MuiBox-root': { flexWrap: 'nowrap', gap: 0 },
  '& [data-acts] .MuiButton-root': { minHeight: 36, px: 1, border: 0, fontSize: 14 },
}

const frame = {
  overflowX: 'auto',
  bgcolor: colour.paper,
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.card}px`,
  '& tbody tr:last-child td': { borderBottom: 0 },
}

/** The rows of the list as a table whose heads sort it. */
export function RecordTable<Row extends RaRecord>({ columns }: { columns: readonly Column<Row>[] }) {
  const { data } = useListContext<Row>()
  const choosing = useChoosing()
  const heading = headingOf(columns)
  return (
    <Box sx={frame}>
      <Table size="small" sx={table}>
        <TableHead>
          <TableRow>
            {choosing && (
              // Its box names itself, as soon as it is there.
              <TableCell component="td" padding="checkbox">
                <ChooseAll />
              </TableCell>
            )}
            {columns.map((column) => (
              <HeadCell key={column.source} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data?.map((row) => (
            <TableRow key={row.id} onClick={openByClick}>
              {choosing && heading && (
                <TableCell padding="checkbox">
                  <ChooseRow row={row} name={String(heading.value(row) ?? '')} />
                </TableCell>
              )}
              {columns.map((column) => (
                <TableCell
                  key={column.source}
                  align={column.numeric ? 'right' : 'left'}
                  data-acts={column.screenOnly || undefined}
                  sx={column.long && !column.screenOnly ? { minWidth: 200 } : { whiteSpace: 'nowrap' }}
                >
                  <Value column={column} row={row} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** Wider, and a long name would push the last columns out of the screen. */
const inOneLine = { maxWidth: { xs: 120, lg: 128, xl: 240 }, overflow: 'hidden', textOverflow: 'ellipsis' }

/** A long text in one line is cut short, and stands in full under the pointer. */
function Value<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const value = column.show || column.long ? null : column.value(row)
  if (typeof value !== 'string') return shown(column, row)
  return (
    <Box title={value} sx={inOneLine}>
      {value}
    </Box>
  )
}

function HeadCell<Row>({ column: { source, sortable, numeric } }: { column: Column<Row> }) {
  const { resource, sort, setSort } = useListContext()
  const nameOf = useTranslateLabel()
  const name = nameOf({ resource, source })
  const isSorted = sort.field === source
  const direction = sort.order === 'ASC' ? 'asc' : 'desc'
  const turn = () => setSort({ field: source, order: isSorted && direction === 'asc' ? 'DESC' : 'ASC' })
  return (
    <TableCell align={numeric ? 'right' : 'left'} sortDirection={isSorted ? direction : false}>
      {sortable ? (
        <TableSortLabel active={isSorted} direction={isSorted ? direction : 'asc'} onClick={turn}>
          {name}
        </TableSortLabel>
      ) : (
        name
      )}
    </TableCell>
  )
}
