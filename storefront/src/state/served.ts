import {
  type Jar,
  type LandingPage,
  type LovedPickle,
  type Pickle,
  type Product,
  type ReviewPage,
  type Shop,
} from '../api/types.js'

/** The jar of a batch, which may be none. */
export interface LookedUp {
  batchNumber: string
  jar: Jar | null
}

/** The data that the server adds to a page it has rendered, so that the first view asks for nothing again. */
export interface Served {
  /** Scheme and host as customers type them. */
  origin: string
  shop?: Shop
  landing?: LandingPage | undefined
  products?: Product[]
  favourites?: LovedPickle[]
  /** The newest reviews of the pickle whose page this is. */
  reviews?: { code: string; page: ReviewPage }
  /** The pickle whose page this is. */
  pickle?: Pickle | null
  jar?: LookedUp
}

export const SERVED_ID = 'served'

type Fields = Record<string, unknown>

/** Things of one kind, without repeating the names of their fields. */
interface Table {
  $fields: string[]
  $rows: unknown[][]
}

const isPlain = (value: unknown): value is Fields => value?.constructor === Object
const fieldsOf = (thing: Fields) => Object.keys(thing).filter((field) => thing[field] !== undefined)

/** What the page carries: two hundred jars in two fifths of the letters, all of which a phone has to read. */
export function packed(value: unknown): unknown {
  if (Array.isArray(value)) {
    const things: unknown[] = value
    const fields = isPlain(things[0]) ? fieldsOf(things[0]) : []
    const isTable =
      fields.length > 0 && things.every((thing) => isPlain(thing) && `${fieldsOf(thing)}` === `${fields}`)
    if (!isTable) return things.map(packed)
    const $rows = (things as Fields[]).map((thing) => fields.map((field) => packed(thing[field])))
    return { $fields: fields, $rows } satisfies Table
  }
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, packed(inner)]))
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked)
  if (!isPlain(value)) return value
  if (!('$rows' in value))
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, unpacked(inner)]))
  const { $fields, $rows } = value as unknown as Table
  return $rows.map((row) => Object.fromEntries($fields.map((field, index) => [field, unpacked(row[index])])))
}

/** Null where nothing was rendered: personal screens, and the development server. */
export function readServed(): Served | null {
  const text = document.getElementById(SERVED_ID)?.textContent
  return text ? (unpacked(JSON.parse(text)) as Served) : null
}
