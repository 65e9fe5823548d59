import { EditBase, useEditContext, useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import type { Employee } from '../data/api-types.js'
import { sentenceOf, statusOf } from '../data/request.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { PageTitle } from '../ui/PageTitle.js'
import { ScreenSkeleton } from '../ui/ScreenSkeleton.js'
import { useWords } from '../words/use-words.js'
import { EmployeeFormLayout } from './EmployeeFormLayout.js'
import { EmployeeInputs, EmployeePinInput } from './EmployeeInputs.js'
import { StandingButton } from './StandingButton.js'

type Draft = Partial<Employee> & { pin?: string | null }

/** Only what this form changes; an empty PIN means that it stays. */
const changes = ({ name, role, pin }: Draft) => ({ name, role, ...(pin ? { pin } : {}) })

const query = { onError: () => undefined }

/** Name, role and PIN of an employee, and whether they may log in. */
export function EmployeeEdit() {
  const { id } = useParams()
  const notify = useNotify()
  const navigate = useNavigate()
  const onSuccess = ({ name }: Employee) => {
    notify('employees.saved', { type: 'success', messageArgs: { name } })
    void navigate('/dashboard/employees')
  }
  return (
    <EditBase<Employee>
      resource="employees"
      id={id}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      queryOptions={query}
      redirect={false}
      transform={changes}
      disableAuthentication
    >
      <EmployeeForm />
    </EditBase>
  )
}

function EmployeeForm() {
  const say = useWords()
  const { record, error, refetch } = useEditContext<Employee>()
  if (statusOf(error) === 404) return <ErrorNotice message={say('employees.notFound')} />
  if (error) {
    const message = sentenceOf(error, say('lists.failed'))
    return <ErrorNotice message={message} onRetry={() => void refetch()} />
  }
  if (!record) return <ScreenSkeleton rows={1} height={320} />
  return (
    <>
      <PageTitle>{say('employees.edit')}</PageTitle>
      <EmployeeFormLayout>
        <EmployeeInputs />
        <EmployeePinInput replaces />
      </EmployeeFormLayout>
      <StandingButton employee={record} />
    </>
  )
}
