import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, SaveButton } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { radius } from '../theme/tokens.js'
import { useWords, type WordKey } from '../words/use-words.js'
import { DISCARDS, LeaveGuard } from './LeaveQuestion.js'

export interface FormFrameProps {
  children: ReactNode
  /** The words of the submit button; "Save" without. */
  submit?: WordKey
  /** Where Cancel leads: an address, or a function when the form is next to its list. */
  leave?: string | (() => void)
  /** The words of that button; "Cancel" without. */
  leaveWord?: WordKey
  maxWidth?: number
  /** On a phone the submit button stays where a thumb reaches it, however long the form is. */
  withinReach?: boolean
  /** Further buttons, beside the submit button. */
  beside?: ReactNode
  /** The browser shows no messages of its own: each field has a sentence for each error. */
  noValidate?: boolean
}

/** At the lower edge of the screen for as long as the form is on it. */
const atTheThumb = {
  position: { xs: 'sticky', md: 'static' },
  bottom: 'var(--bottom-bar, 0px)',
  zIndex: 1,
  py: { xs: 1.5, md: 0 },
  mb: { xs: -1.5, md: 0 },
  bgcolor: 'background.paper',
  borderRadius: `${radius.card}px`,
  '& > *': { flex: { xs: '1 1 auto', md: '0 0 auto' } },
}

/** The fields of a form above its buttons. A field's error stands next to the field. */
export function FormFrame({
  children,
  submit = 'edit.save',
  leave,
  leaveWord = 'edit.cancel',
  maxWidth = 480,
  withinReach = false,
  noValidate = false,
  beside,
}: FormFrameProps) {
  return (
    <Card sx={{ p: 2, maxWidth, ...(withinReach ? { overflow: 'visible' } : {}) }}>
      <Form noValidate={noValidate}>
        <FirstFault />
        <UnsavedWork />
        <LeaveGuard />
        <Box sx={{ display: 'grid', gap: 2 }}>
          {children}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...(withinReach ? atTheThumb : {}) }}>
            <SaveButton label={submit} alwaysEnable />
            {beside}
            <CancelButton leave={leave} leaveWord={leaveWord} />
          </Box>
        </Box>
      </Form>
    </Card>
  )
}

function CancelButton({ leave, leaveWord }: Pick<FormFrameProps, 'leave'> & { leaveWord: WordKey }) {
  const say = useWords()
  if (leave === undefined) return null
  if (typeof leave === 'function') return <Button onClick={leave}>{say(leaveWord)}</Button>
  return (
    <Button component={Link} to={leave} {...DISCARDS}>
      {say(leaveWord)}
    </Button>
  )
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

/** The browser asks before a page with unsaved changes is closed or reloaded. */
function UnsavedWork() {
  const { isDirty } = useFormState()
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return null
}
