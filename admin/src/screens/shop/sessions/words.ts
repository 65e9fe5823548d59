import { addWords } from '../../../kit/words/added.js'

const sessionsWords = addWords({
  sessions: {
    failed: 'Your logins could not be loaded.',
    device: '%{browser} on %{system}',
    unknownBrowser: 'A browser',
    unknownSystem: 'an unknown device',
    here: 'This device',
    facts: 'Logged in %{created}, last seen %{seen}, from %{address}',
    end: 'Log out there',
    ended: 'That device is logged out.',
    endFailed: 'That device is still logged in. Try again.',
    endAll: 'Log out everywhere',
    endAllTitle: 'Log out everywhere?',
    endAllText: 'Every device is logged out, this one too. You will have to log in again.',
    endAllFailed: 'You are still logged in. Try again.',
    cancel: 'Cancel',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    sessionsWords: typeof sessionsWords
  }
}
