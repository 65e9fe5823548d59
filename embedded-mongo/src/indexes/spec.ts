import { equalValues } from '../bson/compare.js'
import { printDoc } from '../bson/print.js'
import { type Doc, type EvalContext, isDoc, isNumeric, type Value } from '../bson/value.js'
import { ID_INDEX, type IndexMeta } from '../catalog/metadata.js'
import { badValue, MongoError } from '../errors/mongo-error.js'
import { compileMatch } from '../match/match.js'
import { type PredicateNode } from '../match/tree.js'

const MAX_FIELDS = 32
const FLAGS = ['unique', 'sparse', 'hidden']
/** Options accepted without effect, as on the server. */
const IGNORED = new Set(['background', 'ns', 'dropDups', 'safe'])
/** Options of features that this engine refuses. */
const REFUSED = new Set([
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'bucketSize',
  'wildcardProjection',
  'storageEngine',
  'clustered',
  'prepareUnique',
  'columnstoreProjection',
])

const cannotCreate = (message: string): MongoError => new MongoError(67, message)

/** Checks one specification of createIndexes, and gives it the form that listIndexes prints. */
export function normalizeIndexSpec(spec: Doc): Doc {
  const key = spec.get('key')
  if (!isDoc(key)) throw new MongoError(9, "The 'key' field is a required property of an index specification")
  const name = spec.get('name')
  if (name === undefined)
    throw new MongoError(9, "The 'name' field is a required property of an index specification")
  if (typeof name !== 'string') throw new MongoError(14, "The field 'name' must be a string")
  if (name === '') throw cannotCreate('index name cannot be empty')
  if (name === '*') throw badValue("The index name '*' is not valid.")
  checkKey(key)
  const normal: Doc = new Map<string, Value>([
    ['v', 2],
    ['key', key],
    ['name', name],
  ])
  for (const [option, value] of spec) addOption(normal, option, value)
  checkCombination(normal)
  return normal
}

function checkKey(key: Doc): void {
  if (key.size === 0) throw cannotCreate('Index keys cannot be an empty object.')
  if (key.size > MAX_FIELDS) throw new MongoError(13103, 'too many compound keys')
  for (const [path, direction] of key) {
    if (path.endsWith('$**')) throw cannotCreate('Wildcard indexes are not supported')
    if (path === '') throw cannotCreate('Index keys cannot be an empty field.')
    if (path.split('.').some((part) => part === ''))
      throw cannotCreate('Index keys cannot contain an empty field.')
    if (path.split('.').some((part) => part.startsWith('$') && !['$id', '$ref', '$db'].includes(part))) {
      throw cannotCreate(`Index key contains an illegal field name: field name starts with '$'.`)
    }
    if (typeof direction === 'string') throw cannotCreate(`Unknown index plugin '${direction}'`)
    if (!isNumeric(direction))
      throw cannotCreate('Values in the index key pattern must be numbers or strings')
    const value = Number(String(direction))
    if (value === 0 || Number.isNaN(value)) throw cannotCreate('Values in the index key pattern cannot be 0')
  }
}

function addOption(normal: Doc, option: string, value: Value): void {
  if (option === 'key' || option === 'name' || IGNORED.has(option)) return
  if (option === 'v') checkVersion(value)
  else if (FLAGS.includes(option)) {
    if (typeof value !== 'boolean' && !isNumeric(value)) {
      throw new MongoError(
        14,
        `The field '${option}' has value ${String(value)}, which is not convertible to bool`,
      )
    }
    if (value === true || (isNumeric(value) && Number(String(value)) !== 0)) normal.set(option, true)
  } else if (option === 'expireAfterSeconds') normal.set(option, checkedExpiry(value))
  else if (option === 'partialFilterExpression') normal.set(option, checkedPartial(value))
  else if (option === 'collation') checkCollation(value)
  else if (REFUSED.has(option)) throw new MongoError(67, `The index option '${option}' is not supported`)
  else {
    throw new MongoError(
      197,
      `The field '${option}' is not valid for an index specification. Specification: ${printDoc(normal)}`,
    )
  }
}

function checkVersion(value: Value): void {
  if (!isNumeric(value) || Number(String(value)) !== 2) {
    throw cannotCreate(`Invalid index specification; cannot create an index with version v=${String(value)}`)
  }
}

function checkedExpiry(value: Value): Value {
  const seconds = isNumeric(value) ? Number(String(value)) : Number.NaN
  if (!isNumeric(value)) throw new MongoError(14, "TTL index 'expireAfterSeconds' option must be numeric")
  if (!(seconds >= 0 && seconds <= 2147483647)) {
    throw cannotCreate(
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, got ${String(value)}`,
    )
  }
  return Math.trunc(seconds)
}

const PLAIN: EvalContext = { now: new Date(0), variables: new Map() }
const PARTIAL_KINDS = new Set<PredicateNode['kind']>([
  'and',
  'or',
  'eq',
  'in',
  'gt',
  'gte',
  'lt',
  'lte',
  'exists',
  'type',
  'alwaysTrue',
])

function checkedPartial(value: Value): Value {
  if (!isDoc(value)) throw new MongoError(14, "The field 'partialFilterExpression' must be an object")
  checkPartialNode(compileMatch(value, PLAIN).tree)
  return value
}

function checkPartialNode(node: PredicateNode): void {
  if (!PARTIAL_KINDS.has(node.kind) || (node.kind === 'exists' && !node.exists)) {
    throw cannotCreate(`Expression not supported in partial index: ${node.kind}`)
  }
  if (node.kind === 'and' || node.kind === 'or') node.children.forEach(checkPartialNode)
}

function checkCollation(value: Value): void {
  if (!isDoc(value) || value.get('locale') !== 'simple') {
    throw cannotCreate('Index collations other than { locale: "simple" } are not supported')
  }
}

function checkCombination(spec: Doc): void {
  if (spec.get('sparse') && spec.has('partialFilterExpression')) {
    throw cannotCreate('cannot mix "partialFilterExpression" and "sparse" options')
  }
  const key = spec.get('key') as Doc
  if (!isIdKey(key)) {
    if (spec.has('expireAfterSeconds') && key.size > 1) {
      throw cannotCreate('TTL indexes are single-field indexes, compound indexes do not support TTL')
    }
    if (spec.get('name') === ID_INDEX)
      throw badValue(
        `The index name '_id_' is reserved for the _id index, which must have key pattern {_id: 1}, found ${printDoc(key)}`,
      )
    return
  }
  for (const option of spec.keys()) {
    if (option !== 'v' && option !== 'key' && option !== 'name') {
      throw new MongoError(
        197,
        `The field '${option}' is not valid for an _id index specification. Specification: ${printDoc(spec)}`,
      )
    }
  }
}

export const isIdKey = (key: Doc): boolean =>
  key.size === 1 && key.has('_id') && Number(String(key.get('_id'))) === 1

/**
 * Whether the index exists already. Throws 86 when the name is taken by another key or definition, 85 when the same key
 * exists under another name or with other options.
 */
export function findExisting(spec: Doc, indexes: readonly IndexMeta[]): boolean {
  const name = spec.get('name') as string
  const key = spec.get('key') as Doc
  const named = indexes.find((index) => index.name === name)
  const keyed = indexes.filter((index) => equalValues(index.spec.get('key'), key))
  if (named && !equalValues(named.spec.get('key'), key)) throw sameName(spec, named)
  if (isIdKey(key)) return true
  const twin = keyed.find((index) =>
    equalValues(index.spec.get('partialFilterExpression'), spec.get('partialFilterExpression')),
  )
  if (named && named !== twin) throw sameName(spec, named)
  if (!twin) return false
  const same = ['unique', 'sparse', 'expireAfterSeconds'].every((option) =>
    equalValues(twin.spec.get(option), spec.get(option)),
  )
  if (twin.name !== name) {
    throw new MongoError(85, `Index already exists with a different name: ${twin.name}`)
  }
  if (!same) throw sameName(spec, twin)
  return true
}

const sameName = (asked: Doc, existing: IndexMeta): MongoError =>
  new MongoError(
    86,
    `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${printDoc(asked)}, existing index: ${printDoc(existing.spec)}`,
  )
