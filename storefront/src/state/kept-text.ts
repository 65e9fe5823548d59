const KEY = 'jaadi.text'

/** What was typed and not sent. A phone that opens its camera may throw the page away; this outlives it. */
export const keptText = (name: string): string => sessionStorage.getItem(`${KEY} ${name}`) ?? ''

/** Keeps it for this browser tab; an empty text forgets it. */
export function keepText(name: string, text: string): void {
  if (text) sessionStorage.setItem(`${KEY} ${name}`, text)
  else sessionStorage.removeItem(`${KEY} ${name}`)
}

/** Forgets all of it, for the next person on this device. */
export function forgetTexts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(KEY)) sessionStorage.removeItem(name)
}
