import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type RaRecord, useDelete, useNotify, useUpdate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { bodyOf } from '../../api/request.js'
import { Confirm } from '../ui/dialogs.js'
import { useTelling } from '../ui/Refusals.js'
import { useWords, type WordKey } from '../words/use-words.js'

/** Another change of the record, which keeps it. */
interface Instead {
  sets: Record<string, unknown>
  label: WordKey
  done: WordKey
}

interface DeleteButtonProps {
  resource: string
  record: RaRecord
  /**
   * The name of the record: it replaces `%{name}` in the texts below, and tells a row's button from those of other
   * rows.
   */
  name: string
  /** The question, and what is lost by it. */
  title: WordKey
  text: WordKey
  deleted: WordKey
  failed?: WordKey
  /** What is offered instead when the record is still in use. */
  instead?: Instead | undefined
  /** Where it leads; without, the list it stands in is read again. */
  then?: string | (() => void)
}

/** Deletes a record after naming what is lost. After a refusal the dialog stays open. */
export function DeleteButton({
  resource,
  record,
  name,
  title,
  text,
  deleted,
  then,
  instead,
  failed = 'edit.deleteFailed',
}: DeleteButtonProps) {
  const say = useWords()
  const notify = useNotify()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { tell, forget } = useTelling()
  const [remove, { isPending, error, reset }] = useDelete()
  const close = () => {
    setAsking(false)
    reset()
    forget(failed)
  }
  const onSuccess = () => {
    close()
    notify(deleted, { type: 'success', messageArgs: { name } })
    if (typeof then === 'function') then()
    else if (then !== undefined) void navigate(then)
  }
  const confirmed = () =>
    void remove(
      resource,
      { id: record.id, previousData: record },
      { mutationMode: 'pessimistic', onSuccess, onError: (refusal) => tell(failed, refusal) },
    )
  const content = (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <span>{say(text, { name })}</span>
      {instead && isInUse(error) && !isPending && (
        <InsteadButton {...instead} resource={resource} record={record} name={name} then={close} />
      )}
    </Box>
  )
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        aria-label={`${say('edit.delete')} ${name}`}
        onClick={() => setAsking(true)}
      >
        {say('edit.delete')}
      </Button>
      <Confirm
        isOpen={asking}
        irreversible
        loading={isPending}
        title={say(title, { name })}
        content={content}
        confirm={say('edit.delete')}
        confirmColor="warning"
        cancel={say('edit.cancel')}
        onConfirm={confirmed}
        onClose={close}
      />
    </>
  )
}

/** The server names what still refers to the record: `PRODUCT_IN_USE` and its like. */
const isInUse = (error: unknown): boolean => bodyOf(error).code?.endsWith('_IN_USE') ?? false

interface InsteadButtonProps extends Instead {
  resource: string
  record: RaRecord
  name: string
  then: () => void
}

/** Keeps the record and changes it instead. */
function InsteadButton({ sets, label, done, resource, record, name, then }: InsteadButtonProps) {
  const say = useWords()
  const notify = useNotify()
  const { tell } = useTelling()
  const [update, { isPending }] = useUpdate()
  const onSuccess = () => {
    then()
    notify(done, { type: 'success', messageArgs: { name } })
  }
  const act = () =>
    void update(
      resource,
      { id: record.id, data: { ...sets, version: record['version'] as unknown }, previousData: record },
      { mutationMode: 'pessimistic', onSuccess, onError: (refusal) => tell('edit.saveFailed', refusal) },
    )
  return (
    <Button
      variant="contained"
      color="primary"
      disabled={isPending}
      onClick={act}
      sx={{ justifySelf: 'start' }}
    >
      {say(label)}
    </Button>
  )
}
