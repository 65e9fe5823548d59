import { Decimal128 } from 'bson'
import { printValue } from '../../src/bson/print.js'
import { type Maybe, toDoc, toValue, typeName } from '../../src/bson/value.js'
import { compileExpression } from '../../src/expressions/expression.js'
import { scopeOf } from '../../src/expressions/scope.js'
import { refusalOf } from './failure.js'

export const dec = (text: string): Decimal128 => Decimal128.fromString(text)
export const at = (text: string): Date => new Date(text)

export const NOW = at('2026-03-01T10:00:00Z')
export const LEAP_DAY = at('2024-02-29T23:30:15.123Z')

type Plain = Record<string, unknown>
const ctx = { now: NOW, variables: new Map([['given', 7]]) }

const evaluate = (expression: unknown, doc: Plain): Maybe =>
  compileExpression(toValue(expression), ctx)(scopeOf(toDoc(doc)))

const show = (value: Maybe): string =>
  value === undefined ? 'missing' : `${typeName(value)} ${printValue(value)}`

/** Checks that each expression, evaluated on the document, gives the listed type and value. */
export function itGives(cases: readonly [expression: unknown, expected: string][], doc: Plain = {}): void {
  it.each(cases)('%j is %s', (expression, expected) => {
    expect(show(evaluate(expression, doc))).toBe(expected)
  })
}

/** Checks that each expression fails with the listed code, and a message that contains the text. */
export function itRefuses(cases: readonly [expression: unknown, code: number, message: string][]): void {
  it.each(cases)('%j is refused with %d', (expression, code, message) => {
    expect(refusalOf(() => evaluate(expression, {}))).toEqual([code, expect.stringContaining(message)])
  })
}
