import { type Place } from '../../api/geo.js'
import { type Account } from '../../api/types.js'
import { account as words } from '../../words/account.js'

export const EDITABLE = ['name', 'email', 'address', 'city', 'state', 'pin'] as const
export type Editable = (typeof EDITABLE)[number]
export type Draft = Record<Editable, string>
export type FieldErrors = Partial<Record<Editable, string>>

const SHORTEST_NAME = 3

export const isPin = (pin: string) => /^[1-9]\d{5}$/.test(pin)

export const draftOf = ({ name, email, address, city, state, pin }: Account): Draft => ({
  name,
  email,
  address,
  city,
  state,
  pin,
})

function nameError(name: string) {
  if (name === '') return words.nameMissing
  return name.length < SHORTEST_NAME ? words.nameShort : undefined
}

/** The errors of an account, by field. Only the name is required. */
export function accountErrors(draft: Draft): FieldErrors {
  const email = draft.email.trim()
  const errors: FieldErrors = {}
  const badName = nameError(draft.name.trim())
  if (badName) errors.name = badName
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email)) errors.email = words.badEmail
  if (draft.pin !== '' && !isPin(draft.pin)) errors.pin = words.badPin
  return errors
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * The address of a place in the fields. What the place does not have stays as it was typed, except for the pin of
 * another city.
 */
export function withPlace<T extends Pick<Draft, 'address' | 'city' | 'state' | 'pin'>>(
  draft: T,
  place: Place,
): T {
  const city = place.city || draft.city
  return {
    ...draft,
    address: place.street || draft.address,
    city,
    state: place.state || draft.state,
    pin: place.pin || (same(city, draft.city) ? draft.pin : ''),
  }
}

export interface CityAndState {
  city: string
  state: string
}

/** Fills city and state where they are empty or come from an earlier pin: what a person typed stays. */
export function withPin(draft: Draft, known: CityAndState, filledBefore: CityAndState): Draft {
  const filled = (name: keyof CityAndState) =>
    draft[name].trim() === '' || draft[name] === filledBefore[name] ? known[name] : draft[name]
  return { ...draft, city: filled('city'), state: filled('state') }
}
