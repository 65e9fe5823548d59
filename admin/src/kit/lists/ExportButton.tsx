import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  type DataProvider,
  downloadCSV,
  type FilterPayload,
  type Identifier,
  type SortPayload,
  useDataProvider,
  useListContext,
  useTranslateLabel,
} from 'react-admin'
import { http } from '../../api/request.js'
import { useTelling } from '../ui/Refusals.js'
import { useWords } from '../words/use-words.js'
import { type Column } from './column.js'
import { toCsv } from './csv.js'

interface ExportButtonProps<Row> {
  columns: readonly Column<Row>[]
  /** The server makes the file: people's addresses leave the shop with it, so it may ask for the PIN. */
  byServer?: boolean
  /** Only these rows of the list. */
  ids?: readonly Identifier[]
  /** What it is called, if not "Export CSV". */
  name?: string
}

/** Saves the whole filtered list as CSV, or the chosen rows, and shows the progress. */
export function ExportButton<Row>({ columns, byServer, ids, name }: ExportButtonProps<Row>) {
  const say = useWords()
  const { tell, forget } = useTelling()
  const nameOf = useTranslateLabel()
  const provider = useDataProvider()
  const { resource, filterValues, sort, total } = useListContext()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const filter: FilterPayload = ids ? { id: ids } : filterValues

  const fromColumns = async () => {
    const onProgress = (done: number, all: number) => setProgress({ done, total: all })
    const rows = await fetchAll<Row>(provider, { resource, filter, sort, onProgress })
    const kept = columns.filter(({ screenOnly }) => !screenOnly)
    const names = kept.map(({ source }) => String(nameOf({ resource, source })))
    downloadCSV(toCsv(rows, kept, names), resource)
  }
  const fromServer = async () => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) })
    const { body, headers } = await http(`/api/admin/${resource}/export.csv?${query}`)
    const [, file] = /filename="(.+)\.csv"/.exec(headers.get('content-disposition') ?? '') ?? []
    downloadCSV(MARK + body, file ?? resource)
  }
  const save = async () => {
    forget('lists.exportFailed')
    setProgress({ done: 0, total: ids?.length ?? total ?? 0 })
    try {
      await (byServer ? fromServer() : fromColumns())
    } catch (error) {
      tell('lists.exportFailed', error)
    } finally {
      setProgress(null)
    }
  }
  const title = name ?? say('lists.export')
  return (
    <Button
      startIcon={<DownloadOutlined />}
      disabled={!total || progress !== null}
      onClick={() => void save()}
    >
      {progress ? say('lists.exporting', progress) : title}
    </Button>
  )
}

/** Tells spreadsheets that the file is UTF-8; reading an answer as text takes it away. */
const MARK = '\uFEFF'

/** The most rows that the server gives at once. */
const CHUNK = 500

interface WholeList {
  resource: string
  filter: FilterPayload
  sort: SortPayload
  onProgress: (done: number, total: number) => void
}

/** Every row of a list, however many pages it has: an export of the first page alone would look complete. */
async function fetchAll<Row>(provider: DataProvider, { onProgress, resource, ...list }: WholeList) {
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
