import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, type RaRecord, useDelete, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { sentenceOf } from '../data/request.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { useWords, type WordKey } from '../words/use-words.js'

interface DeleteButtonProps {
  resource: string
  record: RaRecord
  /** Names the record: stands for `%{name}` in the texts below, and tells a row's button from its neighbours'. */
  name: string
  /** The question, and what is lost by it. */
  title: WordKey
  text: WordKey
  deleted: WordKey
  failed?: WordKey
  /** Where it leads; without, the list it stands in is read again. */
  then?: string | (() => void)
}

/** Deletes a record after naming what is lost. A refusal is said in the same dialog, with the server's reason. */
export function DeleteButton({
  resource,
  record,
  name,
  title,
  text,
  deleted,
  then,
  ...rest
}: DeleteButtonProps) {
  const say = useWords()
  const notify = useNotify()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [remove, { isPending, error, reset }] = useDelete()
  const close = () => {
    setAsking(false)
    reset()
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
      { mutationMode: 'pessimistic', onSuccess, onError: () => undefined },
    )
  const content = (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <span>{say(text, { name })}</span>
      {error !== null && !isPending && (
        <ErrorNotice message={sentenceOf(error, say(rest.failed ?? 'edit.deleteFailed'))} />
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
