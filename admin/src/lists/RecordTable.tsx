import Box from '@mui/material/Box'
import { DataTable, type RaRecord } from 'react-admin'
import { colour, radius } from '../theme/tokens.js'
import { shown, type Column } from './column.js'

const frame = {
  overflowX: 'auto',
  bgcolor: colour.paper,
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.card}px`,
  '& thead th': { bgcolor: 'transparent' },
}

/** The rows of the list as a table whose heads sort it. */
export function RecordTable<Row extends RaRecord>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <Box sx={frame}>
      <DataTable<Row> bulkActionButtons={false} rowClick={false} hiddenColumns={[]}>
        {columns.map((column) => (
          <DataTable.Col
            key={column.source}
            source={column.source}
            align={column.numeric ? 'right' : 'left'}
            disableSort={!column.sortable}
            sx={column.long ? { minWidth: 200 } : { whiteSpace: 'nowrap' }}
            render={(row: Row) => shown(column, row)}
          />
        ))}
      </DataTable>
    </Box>
  )
}
