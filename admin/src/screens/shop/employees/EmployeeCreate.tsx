import './words.js'
import { type Employee } from '../../../api/api-types.js'
import { CreateForm } from '../../../kit/edit/CreateForm.js'
import { FormSection } from '../../../kit/edit/FormSection.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWords } from '../../../kit/words/use-words.js'
import { EmployeeInputs, EmployeeNumberInput, EmployeePinInput } from './EmployeeInputs.js'

const blank = { role: 'ops' } as const

/** A new account of staff; the PIN is told to the person, it is never shown again. */
export function EmployeeCreate() {
  const say = useWords()
  return (
    <>
      <PageTitle>{say('employees.create')}</PageTitle>
      <CreateForm<Employee>
        resource="employees"
        blank={blank}
        saved="employees.created"
        nameOf={({ name }) => name}
        leave="/dashboard/employees"
        then="/dashboard/employees"
      >
        <FormSection title="employees.who">
          <EmployeeInputs />
        </FormSection>
        <FormSection title="employees.login">
          <EmployeeNumberInput />
          <EmployeePinInput />
        </FormSection>
      </CreateForm>
    </>
  )
}
