import './words.js'
import { useParams } from 'react-router-dom'
import { type Employee } from '../../../api/api-types.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { FormSection } from '../../../kit/edit/FormSection.js'
import { hideSecret } from '../../../kit/edit/value-in-words.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useSession } from '../../../session/session-context.js'
import { EmployeeInputs, EmployeePinInput } from './EmployeeInputs.js'
import { RemoveFactorButton } from './RemoveFactorButton.js'
import { StandingButton } from './StandingButton.js'

type Draft = Partial<Employee> & { pin?: string | null }

/** The changes that are sent; an empty PIN keeps the present one. */
const changes = ({ name, role, pin, version }: Draft) => ({ name, role, version, ...(pin ? { pin } : {}) })

/** Name, role and PIN of an employee, and whether they may log in. */
export function EmployeeEdit() {
  const say = useWords()
  const { id } = useParams()
  const { mobileNumber } = useSession()
  return (
    <>
      <PageTitle>{say('employees.edit')}</PageTitle>
      <EditForm<Employee>
        resource="employees"
        id={id}
        fields={['name', 'role', 'pin']}
        transform={changes}
        showValue={hideSecret('pin')}
        saved="employees.saved"
        nameOf={({ name }) => name}
        leave="/dashboard/employees"
        then="/dashboard/employees"
        below={(employee) => (
          <>
            <StandingButton employee={employee} />
            {employee.secondFactor && employee.mobileNumber !== mobileNumber && (
              <RemoveFactorButton employee={employee} />
            )}
          </>
        )}
      >
        <FormSection title="employees.who">
          <EmployeeInputs />
        </FormSection>
        <FormSection title="employees.login">
          <EmployeePinInput replaces />
        </FormSection>
      </EditForm>
    </>
  )
}
