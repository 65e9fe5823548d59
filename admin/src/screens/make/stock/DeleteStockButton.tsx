import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { type Batch } from '../../../api/api-types.js'
import { statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { Dialog } from '../../../kit/ui/dialogs.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'
import { UNUSED } from './usage/unused.js'

type Check = 'free' | 'assigned'

interface DeleteStockButtonProps {
  batch: Batch
  then: () => void
}

/** Deletes a batch that nothing was made or sold from, after asking. The server has the last word. */
export function DeleteStockButton({ batch, then }: DeleteStockButtonProps) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const title = useId()
  const [open, setOpen] = useState(false)
  const { id, batchNumber } = batch
  const check = useMutation({
    mutationFn: async (): Promise<Check> => {
      if (batch.product?.materialType === 'FG') return 'free'
      try {
        await api.usesOfStock(id)
        return 'assigned'
      } catch (error) {
        if (statusOf(error) === UNUSED) return 'free'
        throw error
      }
    },
    onSettled: () => setOpen(true),
  })
  const remove = useWrite({
    mutationFn: () => api.deleteStock(id),
    failed: 'stock.deleteFailed',
    onSuccess: ({ message }) => {
      setOpen(false)
      notify(message, { type: 'success' })
      void queries.invalidateQueries({ queryKey: ['stock'] })
      then()
    },
  })
  const refusal = check.isError
    ? say('stock.deleteCheckFailed')
    : check.data === 'assigned'
      ? say('stock.deleteRefused')
      : null
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        loading={check.isPending}
        loadingPosition="start"
        aria-label={`${say('edit.delete')} ${batchNumber}`}
        onClick={() => check.mutate()}
      >
        {say('edit.delete')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="xs">
        <DialogTitle id={title}>{say('stock.deleteTitle', { name: batchNumber })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {refusal ? <ErrorNotice message={refusal} /> : <span>{say('stock.deleteAsk')}</span>}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{say(refusal ? 'stock.close' : 'edit.cancel')}</Button>
          {!refusal && (
            <Button
              variant="contained"
              color="error"
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {say('edit.delete')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  )
}
