import { type Maybe } from '../bson/value.js'
import { type PredicateNode } from './tree.js'
import { atPath, type DocTest, type ValueTest } from './walk.js'

/** A compiled filter: a plain tree for the planner, and a closure that tests documents. */
export interface Parsed {
  node: PredicateNode
  test: DocTest
}

/** The predicate of one operator: applied to a field at a path, or to an array element itself. */
export interface FieldPredicate {
  at(path: string): Parsed
  element: ValueTest
}

export const leaf = (
  node: (path: string) => PredicateNode,
  test: ValueTest,
  expandLeaf = true,
): FieldPredicate => ({
  at: (path) => ({ node: node(path), test: atPath(path, test, expandLeaf) }),
  element: test,
})

const notParsed = (inner: Parsed): Parsed => ({
  node: { kind: 'not', child: inner.node },
  test: (doc) => !inner.test(doc, null),
})

export const not = (inner: FieldPredicate): FieldPredicate => ({
  at: (path) => notParsed(inner.at(path)),
  element: (value: Maybe) => !inner.element(value, null),
})

export function allParsed(children: readonly Parsed[]): Parsed {
  const [first, second] = children
  if (first && children.length === 1) return first
  const node: PredicateNode = { kind: 'and', children: children.map((child) => child.node) }
  if (first && second && children.length === 2) {
    return { node, test: (doc, details) => first.test(doc, details) && second.test(doc, details) }
  }
  const tests = children.map((child) => child.test)
  return { node, test: (doc, details) => tests.every((test) => test(doc, details)) }
}

export function anyParsed(children: readonly Parsed[]): Parsed {
  const tests = children.map((child) => child.test)
  return {
    node: { kind: 'or', children: children.map((child) => child.node) },
    test: (doc, details) => tests.some((test) => test(doc, details)),
  }
}

export function all(predicates: readonly FieldPredicate[]): FieldPredicate {
  const [first] = predicates
  if (first && predicates.length === 1) return first
  return {
    at: (path) => allParsed(predicates.map((predicate) => predicate.at(path))),
    element: (value, details) => predicates.every((predicate) => predicate.element(value, details)),
  }
}

export const never: FieldPredicate = leaf(
  () => ({ kind: 'alwaysFalse' }),
  () => false,
)
