import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  type DataProvider,
  downloadCSV,
  type FilterPayload,
  type SortPayload,
  useDataProvider,
  useListContext,
  useTranslateLabel,
} from 'react-admin'
import { useTelling } from '../ui/Refusals.js'
import { useWords } from '../words/use-words.js'
import { type Column } from './column.js'
import { toCsv } from './csv.js'

interface ExportButtonProps<Row> {
  columns: readonly Column<Row>[]
  /** Shows only its picture. */
  short?: boolean
}

const onlyPicture = { minWidth: 44, px: 1, '& .MuiButton-startIcon': { m: 0 } }

/** Saves the whole filtered list as CSV and shows the progress. */
export function ExportButton<Row>({ columns, short }: ExportButtonProps<Row>) {
  const say = useWords()
  const { tell } = useTelling()
  const nameOf = useTranslateLabel()
  const provider = useDataProvider()
  const { resource, filterValues, sort, total } = useListContext()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)

  const save = async () => {
    setProgress({ done: 0, total: total ?? 0 })
    try {
      const onProgress = (done: number, all: number) => setProgress({ done, total: all })
      const rows = await fetchAll<Row>(provider, { resource, filter: filterValues, sort, onProgress })
      const kept = columns.filter(({ screenOnly }) => !screenOnly)
      const names = kept.map(({ source }) => String(nameOf({ resource, source })))
      downloadCSV(toCsv(rows, kept, names), resource)
    } catch (error) {
      tell('lists.exportFailed', error)
    } finally {
      setProgress(null)
    }
  }
  const isShort = short === true && progress === null
  return (
    <Button
      startIcon={<DownloadOutlined />}
      aria-label={isShort ? say('lists.export') : undefined}
      title={isShort ? say('lists.export') : undefined}
      sx={isShort ? onlyPicture : {}}
      disabled={!total || progress !== null}
      onClick={() => void save()}
    >
      {progress ? say('lists.exporting', progress) : !isShort && say('lists.export')}
    </Button>
  )
}

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
