/** What a customer keeps of an address. */
export interface AddressFields {
  /** What the customer calls it: Home, Amma. */
  label: string
  /** Who receives there; empty: the customer. */
  name: string
  address: string
  city: string
  state: string
  postalCode: string
  /** Text of its place on the map. */
  location: string
}

export interface SavedAddress<K> extends AddressFields {
  id: K
}

/** The addresses of a customer: the default one, which may be blank, and the others, oldest first. */
export interface Arrangement<K> {
  first: SavedAddress<K>
  others: readonly SavedAddress<K>[]
}

export const MOST_ADDRESSES = 6

export const BLANK: AddressFields = {
  label: '',
  name: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  location: '',
}

/** Where parcels go; without these an entry is no address. */
const WHERE = ['address', 'city', 'state', 'postalCode'] as const
const FIELDS = Object.keys(BLANK) as (keyof AddressFields)[]

const isBlank = (one: AddressFields): boolean => WHERE.every((field) => one[field] === '')
const isSame = (one: AddressFields, other: AddressFields): boolean =>
  FIELDS.every((field) => one[field] === other[field])
const sameId = (one: unknown, other: unknown): boolean => String(one) === String(other)

/** All of them, the default first; a blank default is none. */
export function listed<K>({ first, others }: Arrangement<K>): SavedAddress<K>[] {
  return isBlank(first) ? [...others] : [first, ...others]
}

/**
 * With a further address, which is the default where there was none. The same address again is no further one.
 * @returns null when there are as many as a customer may keep.
 */
export function withAddress<K>(all: Arrangement<K>, added: SavedAddress<K>): Arrangement<K> | null {
  const kept = listed(all)
  if (kept.some((one) => isSame(one, added))) return all
  if (kept.length >= MOST_ADDRESSES) return null
  return isBlank(all.first)
    ? { ...all, first: { ...added, id: all.first.id } }
    : { ...all, others: [...all.others, added] }
}

/** With other fields of one of them; null for an unknown id, here and below. */
export function changed<K>(all: Arrangement<K>, id: unknown, fields: AddressFields): Arrangement<K> | null {
  if (!has(all, id)) return null
  const change = (one: SavedAddress<K>): SavedAddress<K> => (sameId(one.id, id) ? { ...one, ...fields } : one)
  return { first: change(all.first), others: all.others.map(change) }
}

/** With one of the others as the default; the former default becomes one of the others, in its place. */
export function withDefault<K>(all: Arrangement<K>, id: unknown): Arrangement<K> | null {
  if (!has(all, id)) return null
  const wanted = all.others.find((one) => sameId(one.id, id))
  if (!wanted) return all
  return {
    first: wanted,
    others: all.others
      .map((one) => (one === wanted ? all.first : one))
      .filter((one) => one !== all.first || !isBlank(one)),
  }
}

/** Without one of them; the oldest of the others follows a default that is gone. */
export function without<K>(all: Arrangement<K>, id: unknown): Arrangement<K> | null {
  if (!has(all, id)) return null
  const others = all.others.filter((one) => !sameId(one.id, id))
  if (!sameId(all.first.id, id)) return { ...all, others }
  const [next, ...rest] = others
  return next ? { first: next, others: rest } : { first: { ...all.first, ...BLANK }, others: [] }
}

const has = <K>(all: Arrangement<K>, id: unknown): boolean => listed(all).some((one) => sameId(one.id, id))
