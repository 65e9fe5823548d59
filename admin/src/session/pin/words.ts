import { addWords } from '../../kit/words/added.js'

export const pinWords = addWords({
  pin: {
    againTitle: 'Your PIN, please',
    again: 'It was last asked for some time ago. What you were doing goes on afterwards; nothing is lost.',
    presentTitle: 'Your present PIN, please',
    present: 'For a new PIN, enter the present one first. What you have typed is kept.',
    presentForFactor: 'To change a second factor, enter your present PIN first.',
    label: 'PIN',
    presentLabel: 'Present PIN',
    required: 'PIN is required',
    wrong: 'Invalid PIN',
    failed: 'Nothing was changed. Try again.',
    goOn: 'Continue',
    cancel: 'Cancel',
    change: 'Change my PIN',
    changeText: '6 to 12 digits. Your other devices are logged out and told why.',
    newLabel: 'New PIN',
    invalid: 'The PIN is 6 to 12 digits.',
    save: 'Change PIN',
    saved: 'Your PIN is changed. Your other devices are logged out.',
  },
})
