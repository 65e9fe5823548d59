import '../../../session/second-factor/words.js'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { type Employee } from '../../../api/api-types.js'
import { request } from '../../../api/request.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Removes the second factor of a person who lost phone and recovery codes. The server asks for the admin's PIN. */
export function RemoveFactorButton({ employee: { id, name } }: { employee: Employee }) {
  const say = useWords()
  const notify = useNotify()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const remove = useWrite({
    failed: 'secondFactor.removeFailed',
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
      <Confirm
        isOpen={asking}
        irreversible
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
