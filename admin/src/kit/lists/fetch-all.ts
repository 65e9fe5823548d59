import { type DataProvider, type FilterPayload, type SortPayload } from 'react-admin'

/** The most rows that the server gives at once. */
const CHUNK = 500

interface WholeList {
  resource: string
  filter: FilterPayload
  sort: SortPayload
  onProgress: (done: number, total: number) => void
}

/** Every row of a list, however many pages it has: an export of the first page alone would look complete. */
export async function fetchAll<Row>(provider: DataProvider, { onProgress, resource, ...list }: WholeList) {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await provider.getList(resource, {
      ...list,
      pagination: { page, perPage: CHUNK },
    })
    rows.push(...data)
    onProgress(rows.length, total)
    if (data.length === 0 || rows.length >= total) return rows
  }
}
