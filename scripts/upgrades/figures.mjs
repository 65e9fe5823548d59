/** What of a shop no update may change, read from its database by any program. */
import { withDatabase } from '../../bench/lib/app.mjs'

/** What the program notes for itself while it runs, or makes anew from the rest. */
const ITS_OWN = new Set([
  ...['auditlog', 'counters', 'couriercache', 'installation', 'jobs', 'knowndevices', 'lockouts'],
  ...['pincredentials', 'saleschanges', 'salesdays', 'sessions', 'throttles'],
])

/** Where a step put what the first programs had elsewhere. */
const MOVED = {
  'reservations.components.reservedMilli': 'reservations.components.batches.reservedMilli',
}

/** Adds what a document has of money, goods and states, each by its place. */
function add(figures, place, value, field) {
  const note = (name, count) => (figures[name] = (figures[name] ?? 0) + count)
  if (Array.isArray(value)) for (const one of value) add(figures, place, one, field)
  else if (typeof value === 'number' && /(Paise|Milli)$/.test(field)) note(place, value)
  else if (typeof value === 'string' && /Status$/.test(field)) note(`${place} ${value}`, 1)
  else if (value !== null && typeof value === 'object' && value.constructor === Object)
    for (const [name, inner] of Object.entries(value)) add(figures, `${place}.${name}`, inner, name)
}

/**
 * What lies in a database: how many documents each collection has, the sum of each amount in paise and of each quantity
 * in thousandths, how many have each state, and the money of every order.
 * @param {Iterable<[string, Iterable<object>]>} collections by name, each with its documents
 * @returns {Record<string, number | string>}
 */
export function figuresOf(collections) {
  const figures = {}
  for (const [name, documents] of collections) {
    if (ITS_OWN.has(name)) continue
    figures[name] = 0
    for (const document of documents) {
      figures[name] += 1
      add(figures, name, document, '')
      if (name === 'orders')
        figures[`order ${document.orderId}`] = `${document.finalPaise} paise, ${document.paymentStatus}`
    }
  }
  return figures
}

/** @returns {string[]} which figures of before are others now, a sentence each */
export const changed = (before, after) =>
  Object.entries(before)
    .map(([name, figure]) => ({ name, figure, now: after[name] ?? after[MOVED[name]] }))
    .filter(({ figure, now }) => now !== figure)
    .map(({ name, figure, now }) => `${name} was ${figure} and is ${now}`)

/** The figures of a stopped shop, read by the engine of `code`. */
export const figuresIn = (dataDir, code) =>
  withDatabase(
    dataDir,
    async (db) => {
      const collections = []
      for (const { name } of await db.listCollections().toArray())
        collections.push([name, await db.collection(name).find().toArray()])
      return figuresOf(collections)
    },
    code,
  )
