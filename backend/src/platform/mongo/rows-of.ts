/** How many rows come from the database together: 16 MB of them otherwise, which fill the heap once decoded. */
const ROWS_AT_ONCE = 500

interface Found {
  batchSize(size: number): { cursor(): unknown }
}

/** The rows of a query (`lean`), one at a time, however many they are. */
export const rowsOf = <Row>(found: Found): AsyncIterable<Row> =>
  found.batchSize(ROWS_AT_ONCE).cursor() as AsyncIterable<Row>
