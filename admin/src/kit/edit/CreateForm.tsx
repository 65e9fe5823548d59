import { CreateBase, type RaRecord } from 'react-admin'
import { FormFrame, type FormFrameProps } from './FormFrame.js'
import { type AfterSave, useAfterSave } from './use-after-save.js'

interface CreateFormProps<Saved> extends FormFrameProps, AfterSave<Saved> {
  resource: string
  /** Initial values of the fields. */
  blank?: Partial<Saved>
  /** Converts the fields to what is sent. */
  transform?: (draft: Record<string, unknown>) => Record<string, unknown>
}

/** A form for a new record of a staff resource. */
export function CreateForm<Saved extends RaRecord>({
  resource,
  blank = {},
  transform,
  children,
  ...rest
}: CreateFormProps<Saved>) {
  const { onSuccess, onError } = useAfterSave<Saved>(rest)
  return (
    <CreateBase
      resource={resource}
      record={blank}
      mutationOptions={{ onSuccess, onError }}
      redirect={false}
      transform={transform}
      disableAuthentication
    >
      <FormFrame {...rest}>{children}</FormFrame>
    </CreateBase>
  )
}
