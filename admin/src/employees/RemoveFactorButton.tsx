import '../words/en/second-factor.js'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import { type Employee } from '../data/api-types.js'
import { request, sentenceOf } from '../data/request.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { useWords } from '../words/use-words.js'

/** For who has lost telephone and recovery codes. The server asks for the admin's PIN on the way. */
export function RemoveFactorButton({ employee: { id, name } }: { employee: Employee }) {
  const say = useWords()
  const notify = useNotify()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => request('DELETE', `/admin/employees/${id}/second-factor`),
    onSuccess: () => {
      notify('secondFactor.removed', { type: 'success', messageArgs: { name } })
      refresh()
    },
  })
  const confirmed = () => {
    setAsking(false)
    remove.mutate()
  }
  return (
    <>
      <Button color="error" loading={remove.isPending} onClick={() => setAsking(true)}>
        {say('secondFactor.remove')}
      </Button>
      {remove.isError && <ErrorNotice message={sentenceOf(remove.error, say('secondFactor.removeFailed'))} />}
      <Confirm
        isOpen={asking}
        title={say('secondFactor.removeTitle', { name })}
        content={say('secondFactor.removeText', { name })}
        confirm={say('secondFactor.remove')}
        confirmColor="warning"
        cancel={say('edit.cancel')}
        onConfirm={confirmed}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
