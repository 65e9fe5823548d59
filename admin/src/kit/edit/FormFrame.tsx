import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Form, SaveButton } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { radius } from '../theme/tokens.js'
import { atLowerEdge } from '../ui/layout.js'
import { ScreenSkeleton } from '../ui/ScreenSkeleton.js'
import { useWords, type WordKey } from '../words/use-words.js'
import { type KeptForm } from './kept-form.js'
import { DISCARDS, LeaveGuard } from './LeaveQuestion.js'

/** Lazy: lists share the frame of a form. The fields wait for both, or what is typed before them would not be kept. */
const FormKeys = lazy(() => import('./FormKeys.js').then((file) => ({ default: file.FormKeys })))
const KeptDraft = lazy(() => import('./KeptDraft.js').then((file) => ({ default: file.KeptDraft })))

export interface FormFrameProps {
  children: ReactNode
  /** The words of the submit button; "Save" without. */
  submit?: WordKey
  /** Where Cancel leads: an address, or a function when the form is next to its list. */
  leave?: string | (() => void)
  /** The words of that button; "Cancel" without. */
  leaveWord?: WordKey
  /** Wider where a table is filled in. */
  maxWidth?: number
  /** Further buttons, beside the submit button. */
  beside?: ReactNode
}

interface FrameProps extends FormFrameProps {
  kept: KeptForm
  /** What the form changes, shown beside it; on a narrow screen below it. */
  aside?: ReactNode
  /** Further actions, below the form. */
  below?: ReactNode
  /** The name of a field that the catalogue does not know. */
  fieldInWords?: (source: string) => string | undefined
}

/** In view for as long as the form is on the screen. */
const saveBar = {
  ...atLowerEdge,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: -2,
  mt: 0,
  p: { xs: 1.5, md: 2 },
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
  '& > *': { flex: { xs: '1 1 auto', md: '0 0 auto' } },
}

/**
 * The fields of a form above its buttons, which stay in view. A field's error stands next to the field. Ctrl-S saves,
 * Escape leaves, and what was typed is kept on this device until it is saved.
 */
export function FormFrame({
  children,
  submit = 'edit.save',
  leave,
  leaveWord = 'edit.cancel',
  maxWidth = 720,
  beside,
  kept,
  aside,
  below,
  fieldInWords,
}: FrameProps) {
  const form = `minmax(0, ${maxWidth}px)`
  const columns = aside ? { xs: form, lg: `${form} minmax(0, 1fr)` } : form
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: columns }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Card sx={{ p: 2, overflow: 'visible' }}>
          {/* The browser shows no messages of its own: each field has a sentence for each error. */}
          <Form noValidate>
            <FirstFault />
            <LeaveGuard onLeave={() => kept.done()} />
            <Suspense fallback={<ScreenSkeleton rows={1} height={320} />}>
              <FormKeys leave={leave} kept={kept} />
              <Box sx={{ display: 'grid', gap: 2 }}>
                <KeptDraft kept={kept} fieldInWords={fieldInWords} />
                {children}
                <Box sx={saveBar}>
                  <SaveButton label={submit} alwaysEnable />
                  {beside}
                  <CancelButton leave={leave} leaveWord={leaveWord} kept={kept} />
                </Box>
              </Box>
            </Suspense>
          </Form>
        </Card>
        {below}
      </Box>
      {aside && <Box sx={{ maxWidth: { lg: 400 } }}>{aside}</Box>}
    </Box>
  )
}

interface CancelButtonProps extends Pick<FormFrameProps, 'leave'> {
  leaveWord: WordKey
  kept: KeptForm
}

function CancelButton({ leave, leaveWord, kept }: CancelButtonProps) {
  const say = useWords()
  if (leave === undefined) return null
  if (typeof leave === 'string')
    return (
      <Button component={Link} to={leave} {...DISCARDS} onClick={() => kept.done()}>
        {say(leaveWord)}
      </Button>
    )
  const discard = () => {
    kept.done()
    leave()
  }
  return <Button onClick={discard}>{say(leaveWord)}</Button>
}
/** After a refused save the keyboard goes on at the first field that the server named. */
function FirstFault() {
  const { setFocus } = useFormContext()
  const { errors, submitCount } = useFormState()
  const looked = useRef(0)
  useEffect(() => {
    if (looked.current === submitCount) return
    looked.current = submitCount
    const first = refusedField(errors)
    if (first) setFocus(first)
  }, [errors, setFocus, submitCount])
  return null
}

/** The first field that the server refused, by its place: errors of nested records are nested too. */
function refusedField(errors: object, prefix = ''): string | undefined {
  for (const [name, error] of Object.entries(errors) as [string, { type?: unknown } | undefined][]) {
    if (typeof error !== 'object' || error === null || name === 'ref') continue
    const place = prefix + name
    const found = error.type === 'server' ? place : refusedField(error, `${place}.`)
    if (found) return found
  }
  return undefined
}
