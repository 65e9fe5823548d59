/** The jar a visitor picked before logging in, kept for this browser tab until the login is done. */
export interface PendingChoice {
  Id: string
  /** The jar has run out, and the visitor wants to be told when it is there again. */
  notify?: true
}

const KEY = 'jaadi.pendingChoice'

export const keepChoice = (choice: PendingChoice) => sessionStorage.setItem(KEY, JSON.stringify(choice))

/** Hands the choice over once. */
export function takeChoice(): PendingChoice | null {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return kept ? (JSON.parse(kept) as PendingChoice) : null
}
