import mongoose from 'mongoose'
import { isIstDay, istDayEnd, istDayStart } from '../../kernel/dates/ist.js'
import { InvalidInput } from '../../kernel/errors/errors.js'
import { askedWords } from '../../kernel/text/search-words.js'

/** Most rows of one page, whatever the client requests. */
const MOST_ROWS = 500
const DEFAULT_ROWS = 25

/** Most filters that are counted at once: a list has as many tabs at most. */
const MOST_COUNTED = 8

/** Longest text of each parameter. */
const LONGEST = { sort: 200, range: 50, filter: 20_000, filters: 4_000 }

/** A condition in MongoDB's terms. */
export type Condition = Record<string, unknown>
/** Turns a filter's value into a condition; undefined for an invalid value. */
export interface FilterRule {
  (value: unknown): Condition | undefined
  /** An example value: for the API document, and for the check that an index serves the filter. */
  readonly example: unknown
  /** A search for words: each gathers all rows that have the word, so tabs do not count by it. */
  readonly isSearch?: true
}

/** The sorts and filters of a resource; any other is refused by name. */
export interface ListRules {
  /** Name of the resource in the console and on the wire: `/api/admin/<resource>`. */
  resource: string
  /** Field on the wire to field in the database. */
  sorts: Readonly<Record<string, string>>
  filters: Readonly<Record<string, FilterRule>>
  /** Rows that are hidden unless one of these filters is set. */
  leftOut?: { unless: readonly string[]; show: Condition }
  defaultSort: readonly [field: string, direction: 'ASC' | 'DESC']
  /** Sorts whose values are unique, so that they need no second sort key. */
  uniqueSorts?: readonly string[]
  /**
   * The field with the time at which a row was written, for rows that are numbered as they are written. The order of ids
   * is then read as the order of time: an index of that field serves the filters, too, and one of ids alone does not.
   */
  idsRiseWith?: string
}

/** A checked list request, as a database query. */
export interface ListRequest {
  filter: Condition
  sort: Record<string, 1 | -1>
  skip: number
  limit: number
}

/** One page, and the number of rows that match the filter. */
export interface ListPage<T> {
  rows: T[]
  total: number
  /** Number of rows before this page. */
  skip: number
}

/**
 * Reads and checks the three parameters of react-admin's dialect (JSON in `sort`, `range` and `filter`)
 * against the rules of a resource.
 * @throws InvalidInput naming the parameter that is not JSON of its shape, or not allowed.
 */
export function parseList(query: Readonly<Record<string, unknown>>, rules: ListRules): ListRequest {
  const filter = parseFilter(textOf('filter', query), rules)
  const { skip, limit } = parseRange(textOf('range', query))
  return { filter, sort: parseSort(textOf('sort', query), rules), skip, limit }
}

/**
 * Reads and checks the filters whose rows are to be counted: `filters`, a JSON list of up to eight objects, each as the
 * list's own `filter` without a search for words.
 * @throws InvalidInput naming the parameter
 */
export function parseCounts(query: Readonly<Record<string, unknown>>, rules: ListRules): Condition[] {
  const given = parseJson('filters', textOf('filters', query), [])
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_COUNTED)
    throw refused('filters', `a list of 1 to ${MOST_COUNTED} filters`)
  const counted = { ...rules, filters: withoutSearches(rules.filters) }
  return given.map((filter) => conditionOf('filters', filter, counted))
}

/** What a filter that was checked searches for (`q`); empty when it searches for nothing. @param filter as it was sent */
export function searchedIn(filter: unknown): string {
  const { q } = typeof filter === 'string' ? ((JSON.parse(filter) ?? {}) as { q?: unknown }) : {}
  return typeof q === 'string' ? q : ''
}

const withoutSearches = (filters: ListRules['filters']): ListRules['filters'] =>
  Object.fromEntries(Object.entries(filters).filter(([, { isSearch }]) => !isSearch))

/** A filter that only one resource has; `example` is one of its values. */
export function filterRule(example: unknown, rule: (value: unknown) => Condition | undefined): FilterRule {
  return Object.assign((value: unknown) => rule(value), { example })
}

/** Filter rules for the usual kinds of fields. */
export const filterBy = {
  /** One of the allowed values, or a list of them. */
  oneOf: (field: string, allowed: readonly (string | boolean | null)[]): FilterRule =>
    filterRule(allowed[0], (value) => {
      const wanted = Array.isArray(value) ? value : [value]
      return wanted.every((one) => allowed.includes(one)) ? { [field]: inList(wanted) } : undefined
    }),
  text: (field: string, example: string): FilterRule =>
    filterRule(example, (value) => (typeof value === 'string' ? { [field]: value } : undefined)),
  flag: (field: string): FilterRule =>
    filterRule(true, (value) => (typeof value === 'boolean' ? { [field]: value } : undefined)),
  /** One object id or a list of them. */
  id: (field: string): FilterRule =>
    filterRule('6740c1f2a4b5c6d7e8f90123', (value) => {
      const wanted = (Array.isArray(value) ? value : [value]).map(toObjectId)
      return wanted.includes(null) ? undefined : { [field]: inList(wanted) }
    }),
  /** The field begins with the text, in the letter case as stored; the index serves this. */
  prefix: (field: string, normalise: (text: string) => string = (text) => text, example = 'A'): FilterRule =>
    filterRule(example, (value) =>
      typeof value === 'string' ? { [field]: { $regex: `^${escapeRegex(normalise(value))}` } } : undefined,
    ),
  /** Every word of the text begins one of the words in `field` (`searchWords`), in any order. */
  words: (field: string, example: string): FilterRule => {
    const rule = filterRule(example, (value) => {
      if (typeof value !== 'string') return undefined
      const conditions = askedWords(value).map((word) => ({ [field]: beginningWith(word) }))
      // A text without letters or digits matches no row.
      return conditions.length > 0 ? { $and: conditions } : { [field]: { $in: [] } }
    })
    return Object.assign(rule, { isSearch: true } as const)
  },
  /** The field is not before the beginning of an Indian day. */
  fromDay: (field: string): FilterRule =>
    filterRule('2026-11-01', (value) =>
      typeof value === 'string' && isIstDay(value) ? { [field]: { $gte: istDayStart(value) } } : undefined,
    ),
  /** The field is not after the end of an Indian day. */
  toDay: (field: string): FilterRule =>
    filterRule('2026-11-30', (value) =>
      typeof value === 'string' && isIstDay(value) ? { [field]: { $lt: istDayEnd(value) } } : undefined,
    ),
} as const

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * A range of an index over an array. A pattern gives a range only for plain letters, so other words get
 * explicit bounds.
 */
const beginningWith = (word: string): Condition =>
  /^[a-z\d]+$/.test(word) ? { $regex: `^${word}` } : { $elemMatch: { $gte: word, $lt: `${word}\uffff` } }

function inList(values: readonly unknown[]): unknown {
  return values.length === 1 ? values[0] : { $in: values }
}

function toObjectId(value: unknown): mongoose.Types.ObjectId | null {
  return typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)
    ? new mongoose.Types.ObjectId(value)
    : null
}

function parseFilter(text: string | undefined, rules: ListRules): Condition {
  return conditionOf('filter', parseJson('filter', text, {}), rules)
}

/** @param parameter is named when the filter is refused */
function conditionOf(parameter: string, given: unknown, rules: ListRules): Condition {
  if (given === null || typeof given !== 'object' || Array.isArray(given))
    throw refused(parameter, parameter === 'filter' ? 'an object' : 'a list of objects')
  const filters: ListRules['filters'] = { id: filterBy.id('_id'), ...rules.filters }
  const conditions = Object.entries(given).map(([name, value]) => {
    const rule = Object.hasOwn(filters, name) ? filters[name] : undefined
    const condition = rule?.(value)
    if (condition === undefined) throw refused(parameter, `known fields with sensible values (not ${name})`)
    return condition
  })
  const { leftOut } = rules
  if (leftOut && !leftOut.unless.some((name) => Object.hasOwn(given, name))) conditions.push(leftOut.show)
  if (conditions.length === 0) return {}
  return conditions.length === 1 ? (conditions[0] as Condition) : { $and: conditions }
}

function parseSort(text: string | undefined, rules: ListRules): Record<string, 1 | -1> {
  const given = parseJson('sort', text, rules.defaultSort)
  if (!Array.isArray(given)) throw refused('sort', 'a list of a field and a direction')
  const [name, direction] = given as [unknown, unknown]
  const field =
    name === 'id'
      ? (rules.idsRiseWith ?? '_id')
      : typeof name === 'string' && Object.hasOwn(rules.sorts, name)
        ? rules.sorts[name]
        : null
  if (field == null) throw refused('sort', `one of ${['id', ...Object.keys(rules.sorts)].join(', ')}`)
  if (direction !== 'ASC' && direction !== 'DESC') throw refused('sort', 'a field, and ASC or DESC')
  const order = direction === 'DESC' ? -1 : 1
  // Rows with equal values need a fixed order, or one could appear on two pages.
  const isUnique = field === '_id' || rules.uniqueSorts?.includes(String(name))
  return isUnique ? { [field]: order } : { [field]: order, _id: order }
}

function parseRange(text: string | undefined): { skip: number; limit: number } {
  const given = parseJson('range', text, [0, DEFAULT_ROWS - 1])
  const [first, last] = Array.isArray(given) ? (given as [unknown, unknown]) : []
  if (!isRow(first) || !isRow(last) || last < first) throw refused('range', 'two row numbers, first and last')
  return { skip: first, limit: Math.min(last - first + 1, MOST_ROWS) }
}

function isRow(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function textOf(name: keyof typeof LONGEST, query: Readonly<Record<string, unknown>>): string | undefined {
  const text = query[name]
  if (text === undefined) return undefined
  if (typeof text !== 'string') throw refused(name, 'JSON')
  if (text.length > LONGEST[name]) throw refused(name, `at most ${LONGEST[name]} characters`)
  return text
}

function parseJson(name: string, text: string | undefined, fallback: unknown): unknown {
  if (text === undefined || text === '') return fallback
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw refused(name, 'JSON')
  }
}

function refused(name: string, what: string): InvalidInput {
  const message = `${name} must be ${what}.`
  return InvalidInput.field(name, message)
}

/** Use as `normalise` for fields that are stored in capitals. */
export const upper = (text: string): string => text.toUpperCase()
