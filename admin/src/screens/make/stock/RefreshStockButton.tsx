import SyncOutlined from '@mui/icons-material/SyncOutlined'
import Button from '@mui/material/Button'
import { useListContext, useNotify } from 'react-admin'
import { useApi } from '../../../api/use-api.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Recomputes the stock counters. Zero is the only healthy number of repairs, so any other is said. */
export function RefreshStockButton() {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const { refetch } = useListContext()
  const refresh = useWrite({
    mutationFn: () => api.refreshStock(),
    failed: 'stock.refreshFailed',
    onSuccess: ({ message, drift }) => {
      notify(message || say('stock.refreshed'), {
        type: 'success',
        autoHideDuration: drift > 0 ? 1500 : undefined,
      })
      if (drift > 0) notify('stock.drift', { type: 'warning', messageArgs: { smart_count: drift } })
      void refetch()
    },
  })
  return (
    <Button
      variant="contained"
      color="primary"
      startIcon={<SyncOutlined />}
      loading={refresh.isPending}
      loadingPosition="start"
      onClick={() => refresh.mutate()}
    >
      {say('stock.refresh')}
    </Button>
  )
}
