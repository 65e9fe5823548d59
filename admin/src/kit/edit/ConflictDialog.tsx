import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { setSubmissionErrors, useResourceContext, useSaveContext, useTranslateLabel } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type Values } from '../kept/drafts.js'
import { colour, radius } from '../theme/tokens.js'
import { Dialog } from '../ui/dialogs.js'
import { useWords } from '../words/use-words.js'
import { changedByYou, changedByYouAlone, type Difference, differences } from './conflict.js'
import { type ShowValue, useValueInWords } from './value-in-words.js'

interface ConflictDialogProps {
  /** The server's sentence, and the current record. */
  conflict: { sentence: string; current: Values }
  /** The fields of the form. */
  fields: readonly string[]
  /** Converts the form to what a save sends, so that values are compared as they would be sent. */
  transform: (draft: Record<string, unknown>) => Values
  showValue?: ShowValue
  onClose: () => void
}

/** Two people edited one record: shows field by field who changed what, and loses nothing of either. */
export function ConflictDialog({ conflict, fields, transform, showValue, onClose }: ConflictDialogProps) {
  const say = useWords()
  const title = useId()
  const { save } = useSaveContext()
  const { formState, getValues, reset, setValue, setError } = useFormContext()
  const now = conflict.current
  const versions = {
    opened: transform({ ...formState.defaultValues }),
    now: transform({ ...now }),
    yours: transform(getValues()),
  }

  const goOnFrom = (mine: Values) => {
    reset({ ...now })
    for (const [field, value] of Object.entries(mine)) setValue(field, value, { shouldDirty: true })
    onClose()
  }
  const saveMine = async () => {
    const mine = changedByYou(fields, versions)
    goOnFrom(mine)
    const errors: unknown = await save?.(getValues())
    if (errors) setSubmissionErrors(errors as Record<string, string>, setError)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{say('form.conflictTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{`${conflict.sentence} ${say('form.conflictHelp')}`}</Typography>
        {differences(fields, versions).map((difference) => (
          <FieldVersions key={difference.source} difference={difference} showValue={showValue} />
        ))}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button onClick={() => goOnFrom(changedByYouAlone(fields, versions))}>
          {say('form.keepTheirs')}
        </Button>
        <Button variant="contained" color="primary" onClick={() => void saveMine()}>
          {say('form.saveMine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const frame = { border: `1px solid ${colour.stone}`, borderRadius: `${radius.field}px`, p: 1.5 }
const columns = { m: 0, display: 'grid', gap: 1, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }

/** One field as it was opened, as it is stored now, and as it is in the form. */
function FieldVersions({ difference, showValue }: { difference: Difference; showValue?: ShowValue }) {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const inWords = useValueInWords(showValue)
  const resource = useResourceContext()
  const { source } = difference
  return (
    <Box component="section" sx={frame}>
      <Typography variant="h3">{nameOf({ resource, source })}</Typography>
      <Box component="dl" sx={columns}>
        {(['opened', 'now', 'yours'] as const).map((which) => (
          <div key={which}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {say(`form.${which}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {inWords(source, difference[which])}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  )
}
