import './words.js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import {
  useNotify,
  useRecordContext,
  useResourceContext,
  useSaveContext,
  useTranslateLabel,
} from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { changedOf, changedSince, type Draft, type Values } from '../kept/drafts.js'
import { formatDateTime } from '../ui/format.js'
import { useWords } from '../words/use-words.js'
import { type KeptForm } from './kept-form.js'
import { useIsTyped } from './LeaveQuestion.js'

const timeOf = (at: number) => formatDateTime(new Date(at).toISOString())

interface KeptDraftProps {
  kept: KeptForm
  /** A form of its own, which react-admin does not save, says when it is on its way. */
  isSending?: boolean | undefined
  /** The name of a field that the catalogue does not know. */
  fieldInWords?: ((source: string) => string | undefined) | undefined
}

/**
 * In a form: keeps what is typed on this device, and offers what was kept when the form is opened again. While the
 * offer stands nothing takes its place.
 */
export function KeptDraft({ kept, isSending, fieldInWords }: KeptDraftProps) {
  const [found, setFound] = useState(() => kept.offer())
  return found ? (
    <Offer kept={kept} found={found} fieldInWords={fieldInWords} onDone={() => setFound(null)} />
  ) : (
    <Keeping kept={kept} isSending={isSending} />
  )
}

function Keeping({ kept, isSending }: KeptDraftProps) {
  const { getValues } = useFormContext()
  const { dirtyFields, defaultValues } = useFormState()
  const record = useRecordContext()
  const { saving = false } = useSaveContext()
  const isSent = isSending ?? saving
  const values = JSON.stringify(useWatch())
  useEffect(() => {
    kept.typed(values, () => {
      const fields = Object.keys(dirtyFields)
      const { hasSecrets, ...changed } = changedOf(fields, getValues(), (defaultValues ?? {}) as Values)
      if (Object.keys(changed.values).length === 0) return { draft: null, hasSecrets }
      const version: unknown = record?.id === undefined ? null : (record as Values)['version']
      const draft = { ...changed, at: Date.now(), version: typeof version === 'number' ? version : null }
      return { draft, hasSecrets }
    })
  }, [kept, values, dirtyFields, defaultValues, getValues, record])
  useEffect(() => {
    // Also where a dialog of the form sends it. A record that is there already is not made twice: its version tells.
    if (isSent && record?.id === undefined) kept.sent()
  }, [kept, isSent, record])
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      kept.settle()
      if (kept.isAtRisk) event.preventDefault()
    }
    const settle = () => kept.settle()
    window.addEventListener('beforeunload', leaving)
    window.addEventListener('pagehide', settle)
    document.addEventListener('visibilitychange', settle)
    return () => {
      window.removeEventListener('beforeunload', leaving)
      window.removeEventListener('pagehide', settle)
      document.removeEventListener('visibilitychange', settle)
      kept.settle()
    }
  }, [kept])
  return null
}

interface OfferProps extends Pick<KeptDraftProps, 'kept' | 'fieldInWords'> {
  found: Draft
  onDone: () => void
}

function Offer({ kept, found, fieldInWords, onDone }: OfferProps) {
  const say = useWords()
  const notify = useNotify()
  const nameOf = useTranslateLabel()
  const resource = useResourceContext()
  const record = useRecordContext()
  const { setValue } = useFormContext()
  const isTyped = useIsTyped()
  const changed = changedSince(found, (record ?? {}) as Values)
  const isLater = found.version !== null && (record as Values | undefined)?.['version'] !== found.version

  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped])

  const putBack = () => {
    // It may have been saved or dropped in another tab meanwhile.
    const now = kept.putBack()
    if (now === null) notify('form.draftGone', { type: 'info' })
    else {
      for (const [field, value] of Object.entries(now.values)) setValue(field, value, { shouldDirty: true })
    }
    onDone()
  }
  const drop = () => {
    kept.drop()
    onDone()
  }
  const sentences = [
    say('form.draftFound', { time: timeOf(found.at) }),
    found.sentAt !== undefined && say('form.draftSent', { time: timeOf(found.sentAt) }),
    changed.length > 0
      ? say('form.draftChanged', {
          fields: changed.map((source) => fieldInWords?.(source) ?? nameOf({ resource, source })).join(', '),
        })
      : isLater && say('form.draftLater'),
  ]
  return (
    <Alert severity="info" variant="outlined">
      {sentences.filter(Boolean).join(' ')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" onClick={putBack}>
          {say('form.putBack')}
        </Button>
        <Button onClick={drop}>{say('form.drop')}</Button>
      </Box>
    </Alert>
  )
}
