import { useState } from 'react'
import { CreateBase, type RaRecord } from 'react-admin'
import { FormFrame, type FormFrameProps } from './FormFrame.js'
import { useKeptForm } from './kept-form.js'
import { useLastChoice } from './last-choice.js'
import { type AfterSave, useAfterSave } from './use-after-save.js'

interface CreateFormProps<Saved> extends FormFrameProps, AfterSave<Saved> {
  resource: string
  /** Initial values of the fields. */
  blank?: Partial<Saved>
  /** Fields in which the next new record begins with what was chosen last; `blank` comes before it. */
  remembers?: readonly string[]
  /** Converts the fields to what is sent. */
  transform?: (draft: Record<string, unknown>) => Record<string, unknown>
}

const NONE: readonly string[] = []

/** A form for a new record of a staff resource. */
export function CreateForm<Saved extends RaRecord>({
  resource,
  blank,
  remembers = NONE,
  transform,
  children,
  ...rest
}: CreateFormProps<Saved>) {
  const kept = useKeptForm(`new ${resource}`)
  const { onSuccess, onError } = useAfterSave<Saved>({ ...rest, kept })
  const [last, remember] = useLastChoice(resource, remembers)
  const [record] = useState(() => ({ ...last, ...blank }))
  const send = (draft: Record<string, unknown>) => {
    remember(draft)
    kept.sent()
    return transform ? transform(draft) : draft
  }
  return (
    <CreateBase
      resource={resource}
      record={record as Partial<Saved>}
      mutationOptions={{ onSuccess, onError }}
      redirect={false}
      transform={send}
      disableAuthentication
    >
      <FormFrame kept={kept} {...rest}>
        {children}
      </FormFrame>
    </CreateBase>
  )
}
