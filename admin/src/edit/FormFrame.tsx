import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, SaveButton, useSaveContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { useWords, type WordKey } from '../words/use-words.js'
import { DISCARDS, LeaveGuard } from './LeaveGuard.js'

export interface FormFrameProps {
  children: ReactNode
  /** The words of the submit button; "Save" without. */
  submit?: WordKey
  /** Where Cancel leads: an address, or what it does where the form stands beside its list. */
  leave?: string | (() => void)
  maxWidth?: number
}

/** The fields of a form above its buttons; a refusal stands between them, a field's error beside the field. */
export function FormFrame({
  children,
  submit = 'edit.save',
  leave,
  maxWidth = 480,
  problem,
}: FormFrameProps & { problem: string | null }) {
  const { saving } = useSaveContext()
  return (
    <Card sx={{ p: 2, maxWidth }}>
      <Form>
        <FirstFault />
        <UnsavedWork />
        <LeaveGuard />
        <Box sx={{ display: 'grid', gap: 2 }}>
          {children}
          {problem && !saving && <ErrorNotice message={problem} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <SaveButton label={submit} alwaysEnable />
            <CancelButton leave={leave} />
          </Box>
        </Box>
      </Form>
    </Card>
  )
}

function CancelButton({ leave }: Pick<FormFrameProps, 'leave'>) {
  const say = useWords()
  if (leave === undefined) return null
  if (typeof leave === 'function') return <Button onClick={leave}>{say('edit.cancel')}</Button>
  return (
    <Button component={Link} to={leave} {...DISCARDS}>
      {say('edit.cancel')}
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
