import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { downloadCSV, useListContext } from 'react-admin'
import { http } from '../../../api/request.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Tells spreadsheets that the file is UTF-8; reading an answer as text takes it away. */
const MARK = '\uFEFF'

/** The whole filter as a file, for those who may take everybody's address away. The server may ask for the PIN first. */
export function ExportOrders({ short }: { short: boolean }) {
  const say = useWords()
  const { filterValues } = useListContext()
  const save = useWrite({
    failed: 'lists.exportFailed',
    mutationFn: () =>
      http(`/api/admin/orders/export.csv?${new URLSearchParams({ filter: JSON.stringify(filterValues) })}`),
    onSuccess: ({ body, headers }) => {
      const [, name] = /filename="(.+)\.csv"/.exec(headers.get('content-disposition') ?? '') ?? []
      downloadCSV(MARK + body, name ?? 'orders')
    },
  })
  return (
    <Button
      startIcon={<DownloadOutlined />}
      aria-label={say('lists.export')}
      sx={short ? { minWidth: 44, px: 1, '& .MuiButton-startIcon': { m: 0 } } : {}}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {!short && say('lists.export')}
    </Button>
  )
}
