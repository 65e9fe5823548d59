import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { EditBase, type RaRecord, useEditContext } from 'react-admin'
import { keepStill } from '../../api/live.js'
import { quietQuery } from '../../api/query-client.js'
import { sentenceOf, statusOf } from '../../api/request.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { ScreenSkeleton } from '../ui/ScreenSkeleton.js'
import { useWords } from '../words/use-words.js'
import { FormFrame, type FormFrameProps } from './FormFrame.js'
import { type KeptForm, useKeptForm } from './kept-form.js'
import { type AfterSave, useAfterSave } from './use-after-save.js'
import { type ShowValue } from './value-in-words.js'

/** Lazy: two people are seldom at one record. */
const ConflictDialog = lazy(() =>
  import('./ConflictDialog.js').then((file) => ({ default: file.ConflictDialog })),
)

type Draft = Record<string, unknown>

interface EditFormProps<Saved> extends FormFrameProps, AfterSave<Saved> {
  resource: string
  id: string | undefined
  /** The fields that the form changes: only they are sent, with the `version` they started from. */
  fields: readonly string[]
  /** Converts the fields to what is sent. */
  transform?: (draft: Draft) => Draft
  /** How a conflict shows the value of a field. */
  showValue?: ShowValue
  /** What the form changes, shown beside it. */
  aside?: (record: Saved) => ReactNode
  /** Further actions with the record, below its form. */
  below?: (record: Saved) => ReactNode
}

const only = (fields: readonly string[]) => (draft: Draft) =>
  Object.fromEntries(
    [...fields, 'version'].filter((field) => field in draft).map((field) => [field, draft[field]]),
  )

/**
 * A form for a record of a staff resource. When another person saved meanwhile (409 EDIT_CONFLICT), it
 * opens the choice between both.
 */
export function EditForm<Saved extends RaRecord>({
  resource,
  id,
  fields,
  transform = only(fields),
  ...rest
}: EditFormProps<Saved>) {
  const kept = useKeptForm(`${resource} ${id ?? ''}`)
  const { onSuccess, onError, ...state } = useAfterSave<Saved>({ ...rest, kept })
  useEffect(() => keepStill(resource, id), [resource, id])
  return (
    <EditBase<Saved>
      key={id}
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
      queryOptions={quietQuery}
      redirect={false}
      transform={transform}
      disableAuthentication
    >
      <LoadedForm<Saved> fields={fields} transform={transform} kept={kept} {...rest} {...state} />
    </EditBase>
  )
}

type State = Omit<ReturnType<typeof useAfterSave>, 'onSuccess' | 'onError'>
type LoadedFormProps<Saved> = FormFrameProps &
  Pick<EditFormProps<Saved>, 'fields' | 'showValue' | 'aside' | 'below'> &
  Required<Pick<EditFormProps<Saved>, 'transform'>> &
  State & { kept: KeptForm }

function LoadedForm<Saved extends RaRecord>({
  fields,
  transform,
  showValue,
  aside,
  below,
  children,
  conflict,
  closeConflict,
  ...frame
}: LoadedFormProps<Saved>) {
  const say = useWords()
  const { record, error, refetch } = useEditContext<Saved>()
  if (error && !record) {
    const message = sentenceOf(error, say('edit.loadFailed'))
    return (
      <ErrorNotice message={message} onRetry={statusOf(error) === 404 ? undefined : () => void refetch()} />
    )
  }
  if (!record) return <ScreenSkeleton rows={1} height={320} />
  return (
    <FormFrame {...frame} aside={aside?.(record)} below={below?.(record)}>
      {children}
      {conflict && (
        <Suspense>
          <ConflictDialog
            conflict={conflict}
            fields={fields}
            transform={transform}
            showValue={showValue}
            onClose={closeConflict}
          />
        </Suspense>
      )}
    </FormFrame>
  )
}
