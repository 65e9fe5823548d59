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

/** Things of one kind, without repeating the names of their fields, or a long value that an earlier one has, too. */
interface Table {
  $fields: string[]
  $rows: unknown[][]
}

/** Stands for the value that the same field has in an earlier row. */
interface AsInRow {
  $row: number
}

/** Below so many letters a value is no longer than what would stand for it. */
const LONG = 12

/** The rows, in which each long value of a field stands once. */
function withoutRepeats(rows: unknown[][]): unknown[][] {
  const seen = new Map<string, number>()
  return rows.map((row, nth) =>
    row.map((cell, field) => {
      const text = JSON.stringify(cell)
      if (text.length < LONG) return cell
      const key = `${field} ${text}`
      const $row = seen.get(key)
      if ($row !== undefined) return { $row } satisfies AsInRow
      seen.set(key, nth)
      return cell
    }),
  )
}

const isPlain = (value: unknown): value is Fields => value?.constructor === Object
const fieldsOf = (thing: Fields) => Object.keys(thing).filter((field) => thing[field] !== undefined)

/** What the page carries: two hundred jars in a quarter of the letters, all of which a phone has to read. */
export function packed(value: unknown): unknown {
  if (Array.isArray(value)) {
    const things: unknown[] = value
    const fields = isPlain(things[0]) ? fieldsOf(things[0]) : []
    const isTable =
      fields.length > 0 && things.every((thing) => isPlain(thing) && `${fieldsOf(thing)}` === `${fields}`)
    if (!isTable) return things.map(packed)
    const rows = (things as Fields[]).map((thing) => fields.map((field) => packed(thing[field])))
    return { $fields: fields, $rows: withoutRepeats(rows) } satisfies Table
  }
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, packed(inner)]))
}

/** Undoes `packed`. As a reviver of `JSON.parse` it would be called for each value, which takes twice as long. */
function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked)
  if (!isPlain(value)) return value
  if ('$rows' in value) return thingsOf(value as unknown as Table)
  const thing: Fields = {}
  for (const field in value) thing[field] = unpacked(value[field])
  return thing
}

function thingsOf({ $fields, $rows }: Table) {
  const things: Fields[] = []
  for (const row of $rows) {
    const thing: Fields = {}
    $fields.forEach((field, index) => {
      const cell = row[index]
      thing[field] =
        isPlain(cell) && '$row' in cell ? things[(cell as unknown as AsInRow).$row]?.[field] : unpacked(cell)
    })
    things.push(thing)
  }
  return things
}

/** Null where nothing was rendered: personal screens, and the development server. */
export function readServed(): Served | null {
  const text = document.getElementById(SERVED_ID)?.textContent
  return text ? (unpacked(JSON.parse(text)) as Served) : null
}
