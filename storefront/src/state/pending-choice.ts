import { readCookie } from './cookies.js'

/** A jar that a visitor picked before logging in. */
export interface PendingChoice {
  Id: string
  /** The jar has run out, and the visitor wants to be told when it is there again. */
  notify?: true
  /** Whose session had ended: nobody else gets the jar. */
  of?: string | undefined
}

const KEY = 'jaadi.pendingChoices'

/** What is kept for this browser tab until the login is done; each jar once. */
export const keptChoices = () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as PendingChoice[]

export const setChoices = (choices: readonly PendingChoice[]) =>
  sessionStorage.setItem(KEY, JSON.stringify(choices))

export const keepChoice = (choice: PendingChoice) =>
  setChoices([
    ...keptChoices().filter(({ Id }) => Id !== choice.Id),
    { ...choice, of: readCookie('mobileNumber') },
  ])
