import './words.js'
import { minLength, PasswordInput, regex, required, SelectInput, TextInput } from 'react-admin'
import { useWords } from '../../../kit/words/use-words.js'

const roles = (['ops', 'admin'] as const).map((id) => ({ id, name: `roles.${id}` }))

const name = [required('employees.nameRequired'), minLength(3, 'employees.nameShort')]
const mobileNumber = [required('employees.mobileRequired'), regex(/^[6-9]\d{9}$/, 'employees.mobileInvalid')]
const pinDigits = regex(/^\d{6,12}$/, 'employees.pinInvalid')
const newPin = [required('employees.pinRequired'), pinDigits]

const digits = { inputMode: 'numeric', maxLength: 12 } as const

/** Name and role: what an employee's forms share. */
export function EmployeeInputs() {
  return (
    <>
      <TextInput source="name" validate={name} autoComplete="off" />
      <SelectInput source="role" choices={roles} validate={required('employees.roleRequired')} />
    </>
  )
}

export function EmployeeNumberInput() {
  return (
    <TextInput
      source="mobileNumber"
      type="tel"
      autoComplete="off"
      validate={mobileNumber}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
    />
  )
}

/** A PIN to log in with. @param replaces the form has one already, which stays while this is empty */
export function EmployeePinInput({ replaces = false }: { replaces?: boolean }) {
  const say = useWords()
  return (
    <PasswordInput
      source="pin"
      label={say(replaces ? 'employees.newPin' : 'employees.pin')}
      helperText={say(replaces ? 'employees.newPinHelp' : 'employees.pinHelp')}
      autoComplete="new-password"
      validate={replaces ? pinDigits : newPin}
      slotProps={{ htmlInput: digits }}
    />
  )
}
