import './words.js'
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { PICTURE_KINDS } from '../../api/upload.js'
import { colour, radius } from '../../kit/theme/tokens.js'
import { Confirm } from '../../kit/ui/dialogs.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { useWords, type WordKey } from '../../kit/words/use-words.js'

export interface BillPhotoProps<Saved> {
  /** Where the picture is had; null when there is none. */
  address: string | null
  /** What the bill belongs to, for those who cannot see the picture. */
  called: string
  /** Said before the picture is removed. */
  removeText: WordKey
  keep: (file: File, onProgress: (part: number) => void) => Promise<Saved>
  remove: () => Promise<Saved>
  /** The record after the change. */
  onSaved: (saved: Saved) => void
  /** Level of the heading. */
  level?: 'h2' | 'h3'
}

/** The picture of a bill: shown, taken by the phone's camera or chosen, and taken away. */
export function BillPhoto<Saved>({
  level = 'h3',
  address,
  called,
  removeText,
  ...calls
}: BillPhotoProps<Saved>) {
  const say = useWords()
  const { progress, keep, remove } = useBill(calls)
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
      {address ? (
        <Shown address={address} called={called} />
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
          {say(address ? 'bills.replace' : 'bills.take')}
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
        {address && <RemoveButton text={say(removeText, { batchNumber: called })} onRemove={remove} />}
      </Box>
    </Box>
  )
}

function useBill<Saved>({
  keep,
  remove,
  onSaved,
}: Pick<BillPhotoProps<Saved>, 'keep' | 'remove' | 'onSaved'>) {
  const notify = useNotify()
  const [progress, setProgress] = useState<number | null>(null)
  const keeping = useWrite({
    failed: 'bills.failed',
    mutationFn: (file: File) => {
      setProgress(0)
      return keep(file, setProgress)
    },
    onSuccess: (saved) => {
      onSaved(saved)
      notify('bills.kept', { type: 'success' })
    },
    onSettled: () => setProgress(null),
  })
  const removing = useWrite({
    failed: 'bills.failed',
    mutationFn: remove,
    onSuccess: (saved) => {
      onSaved(saved)
      notify('bills.removed', { type: 'success' })
    },
  })
  return { progress, keep: (file: File) => keeping.mutate(file), remove: () => removing.mutate() }
}

/** The picture small; a tap opens it in full size in a new tab. */
function Shown({ address, called }: { address: string; called: string }) {
  const say = useWords()
  return (
    <Box component="a" href={address} target="_blank" rel="noreferrer" sx={{ justifySelf: 'start' }}>
      <Box
        component="img"
        src={address}
        alt={say('bills.alt', { batchNumber: called })}
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

function RemoveButton({ text, onRemove }: { text: string; onRemove: () => void }) {
  const say = useWords()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {say('bills.remove')}
      </Button>
      <Confirm
        isOpen={asking}
        irreversible
        title={say('bills.removeTitle')}
        content={text}
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
