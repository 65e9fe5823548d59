import {
  type BSONRegExp,
  type BSONSymbol,
  type Binary,
  type Code,
  Decimal128,
  Double,
  type MaxKey,
  type MinKey,
  type ObjectId,
  type Timestamp,
} from 'bson'

/** A document keeps its key order exactly, integer-like keys included. */
export type Doc = Map<string, Value>

/** int32 = number, int64 = bigint, double = Double, decimal = Decimal128. A missing value is `undefined` and never stored. */
export type Value =
  | Doc
  | Value[]
  | number
  | bigint
  | Double
  | Decimal128
  | string
  | boolean
  | null
  | Date
  | ObjectId
  | Binary
  | BSONRegExp
  | Timestamp
  | MinKey
  | MaxKey
  | Code
  | BSONSymbol
export type Maybe = Value | undefined
export type NumericValue = number | bigint | Double | Decimal128

/** What every compiled piece (filter, update, projection, expression, stage) needs from its surroundings. */
export interface EvalContext {
  /** `$$NOW`, fixed for the whole command. */
  now: Date
  /** Variables of the command's `let`, without the dollars. */
  variables: Map<string, Value>
  collation?: Collation
}

/** A string order other than the simple binary one. `compare` is total; `key` maps equal strings to one string. */
export interface Collation {
  spec: Doc
  compare(a: string, b: string): number
  key(text: string): string
}

export const isDoc = (value: unknown): value is Doc => value instanceof Map

export const isNumeric = (value: unknown): value is NumericValue =>
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  value instanceof Double ||
  value instanceof Decimal128
