import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify, useUpdate } from 'react-admin'
import { type Employee } from '../../../api/api-types.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { useTelling } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Disables an employee, after asking, or enables them again. The server protects the last admin. */
export function StandingButton({ employee }: { employee: Employee }) {
  const say = useWords()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const { tell } = useTelling()
  const [update, { isPending }] = useUpdate<Employee>()
  const { id, name, mobileNumber, disabled } = employee

  const turn = () => {
    setAsking(false)
    const onSuccess = () =>
      notify(disabled ? 'employees.enabledNow' : 'employees.disabledNow', {
        type: 'success',
        messageArgs: { name },
      })
    void update(
      'employees',
      { id, data: { disabled: !disabled }, previousData: employee },
      { mutationMode: 'pessimistic', onSuccess, onError: (error) => tell('employees.changeFailed', error) },
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        color={disabled ? 'secondary' : 'error'}
        loading={isPending}
        onClick={disabled ? turn : () => setAsking(true)}
      >
        {say(disabled ? 'employees.enable' : 'employees.disable')}
      </Button>
      <Confirm
        isOpen={asking}
        title={say('employees.disableTitle', { name })}
        content={say('employees.disableText', { name, mobileNumber })}
        confirm={say('employees.disable')}
        confirmColor="warning"
        cancel={say('edit.cancel')}
        onConfirm={turn}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
