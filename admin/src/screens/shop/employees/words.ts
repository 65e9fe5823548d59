import { addWords } from '../../../kit/words/added.js'

const employeesWords = addWords({
  employees: {
    create: 'Create employee',
    edit: 'Edit employee',
    who: 'Who it is',
    login: 'How they log in',
    pinHelp: '6 to 12 digits. It is never shown again.',
    pin: 'PIN',
    newPin: 'New PIN',
    newPinHelp: 'Leave empty to keep the PIN. A new one ends their other sessions.',
    mobileRequired: 'Mobile number is required',
    mobileInvalid: 'Please enter a valid 10-digit mobile number',
    nameRequired: 'Name is required',
    nameShort: 'Name must be at least 3 characters',
    pinRequired: 'PIN is required',
    pinInvalid: 'The PIN is 6 to 12 digits.',
    roleRequired: 'Role is required',
    created: '%{name} can log in now.',
    saved: '%{name} was saved.',
    disable: 'Disable',
    enable: 'Enable',
    disableTitle: 'Disable %{name}?',
    disableText:
      '%{name} (%{mobileNumber}) is logged out everywhere at once and cannot log in again until enabled.',
    disabledNow: '%{name} cannot log in any more.',
    enabledNow: '%{name} can log in again.',
    changeFailed: 'Nothing was changed. Try again.',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    employeesWords: typeof employeesWords
  }
}
