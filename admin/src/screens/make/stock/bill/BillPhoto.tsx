import './words.js'
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { type Batch } from '../../../../api/api-types.js'
import { PICTURE_KINDS } from '../../../../api/upload.js'
import { useApi } from '../../../../api/use-api.js'
import { colour, radius } from '../../../../kit/theme/tokens.js'
import { Confirm } from '../../../../kit/ui/dialogs.js'
import { useWrite } from '../../../../kit/ui/Refusals.js'
import { useWords } from '../../../../kit/words/use-words.js'

type Billed = Pick<Batch, '_id' | 'batchNumber' | 'billPhoto'>

interface BillPhotoProps {
  batch: Billed
  /** Level of the heading. */
  level?: 'h2' | 'h3'
}

/** The picture of a batch's bill: shown, taken by the phone's camera or chosen, and taken away. */
export function BillPhoto({ batch, level = 'h3' }: BillPhotoProps) {
  const say = useWords()
  const { billPhoto, progress, keep, remove } = useBill(batch)
  const chooser = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) keep(file)
    target.value = ''
  }
  return (
    <Box component="section" aria-label={say('bills.title')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component={level}>
        {say('bills.title')}
      </Typography>
      {billPhoto ? (
        <Shown address={billPhoto} batchNumber={batch.batchNumber} />
      ) : (
        <Typography color="text.secondary">{say('bills.none')}</Typography>
      )}
      {progress !== null && (
        <Box>
          <Typography role="status">{say(progress < 1 ? 'bills.sending' : 'bills.preparing')}</Typography>
          <LinearProgress
            aria-label={say('bills.sending')}
            variant={progress < 1 ? 'determinate' : 'indeterminate'}
            value={progress * 100}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<AddPhotoAlternateOutlined />}
          disabled={progress !== null}
          onClick={() => chooser.current?.click()}
        >
          {say(billPhoto ? 'bills.replace' : 'bills.take')}
        </Button>
        <input
          ref={chooser}
          hidden
          type="file"
          accept={PICTURE_KINDS}
          capture="environment"
          aria-label={say('bills.take')}
          onChange={choose}
        />
        {billPhoto && <RemoveButton batchNumber={batch.batchNumber} onRemove={remove} />}
      </Box>
    </Box>
  )
}

/** The bill of a batch, as it was changed here until the record is read again. */
function useBill({ _id, billPhoto }: Billed) {
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const [changed, setChanged] = useState<{ from: string | null; to: string | null } | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const done = (saved: Batch) => {
    setChanged({ from: billPhoto, to: saved.billPhoto })
    void queries.invalidateQueries({ queryKey: ['stock'] })
  }
  const keeping = useWrite({
    failed: 'bills.failed',
    mutationFn: (file: File) => {
      setProgress(0)
      return api.keepBill({ id: _id, file, onProgress: setProgress })
    },
    onSuccess: (saved) => {
      done(saved)
      notify('bills.kept', { type: 'success' })
    },
    onSettled: () => setProgress(null),
  })
  const removing = useWrite({
    failed: 'bills.failed',
    mutationFn: () => api.removeBill(_id),
    onSuccess: (saved) => {
      done(saved)
      notify('bills.removed', { type: 'success' })
    },
  })
  return {
    billPhoto: changed?.from === billPhoto ? changed.to : billPhoto,
    progress,
    keep: (file: File) => keeping.mutate(file),
    remove: () => removing.mutate(),
  }
}

/** The picture small; a tap opens it in full size in a new tab. */
function Shown({ address, batchNumber }: { address: string; batchNumber: string }) {
  const say = useWords()
  return (
    <Box component="a" href={address} target="_blank" rel="noreferrer" sx={{ justifySelf: 'start' }}>
      <Box
        component="img"
        src={address}
        alt={say('bills.alt', { batchNumber })}
        sx={{
          display: 'block',
          maxWidth: '100%',
          maxHeight: 240,
          minHeight: 44,
          border: `1px solid ${colour.stone}`,
          borderRadius: `${radius.field}px`,
        }}
      />
    </Box>
  )
}

function RemoveButton({ batchNumber, onRemove }: { batchNumber: string; onRemove: () => void }) {
  const say = useWords()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {say('bills.remove')}
      </Button>
      <Confirm
        isOpen={asking}
        title={say('bills.removeTitle')}
        content={say('bills.removeText', { batchNumber })}
        confirm={say('bills.remove')}
        confirmColor="warning"
        cancel={say('edit.cancel')}
        onConfirm={() => {
          setAsking(false)
          onRemove()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
