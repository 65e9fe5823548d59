import { ListContextProvider, type RaRecord, useList } from 'react-admin'
import { type Column } from './column.js'
import { RecordCards } from './RecordCards.js'
import { RecordTable } from './RecordTable.js'
import { useOnPhone } from './use-on-phone.js'

interface PlainRowsProps<Row> {
  /** Its fields are named in the catalogue, as those of a staff list. */
  resource: string
  rows: Row[]
  columns: readonly Column<Row>[]
}

/** Rows that are all at hand, as they come: a table, on a phone cards. */
export function PlainRows<Row extends RaRecord>({ resource, rows, columns }: PlainRowsProps<Row>) {
  const onPhone = useOnPhone()
  const list = useList<Row>({ data: rows, perPage: rows.length })
  return (
    <ListContextProvider value={{ ...list, resource }}>
      {onPhone ? <RecordCards columns={columns} /> : <RecordTable columns={columns} />}
    </ListContextProvider>
  )
}
