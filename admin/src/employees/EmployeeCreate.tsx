import { CreateBase, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Employee } from '../data/api-types.js'
import { PageTitle } from '../ui/PageTitle.js'
import { useWords } from '../words/use-words.js'
import { EmployeeFormLayout } from './EmployeeFormLayout.js'
import { EmployeeInputs, EmployeeNumberInput, EmployeePinInput } from './EmployeeInputs.js'

const blank = { role: 'ops' }

/** A new account of staff; the PIN is told to the person, it is never shown again. */
export function EmployeeCreate() {
  const say = useWords()
  const notify = useNotify()
  const navigate = useNavigate()
  const onSuccess = ({ name }: Employee) => {
    notify('employees.created', { type: 'success', messageArgs: { name } })
    void navigate('/dashboard/employees')
  }
  return (
    <CreateBase resource="employees" record={blank} mutationOptions={{ onSuccess }} disableAuthentication>
      <PageTitle>{say('employees.create')}</PageTitle>
      <EmployeeFormLayout>
        <EmployeeNumberInput />
        <EmployeeInputs />
        <EmployeePinInput />
      </EmployeeFormLayout>
    </CreateBase>
  )
}
