import assert from 'node:assert/strict'
import { it } from 'node:test'
import { circlesIn } from './circles.mjs'

const graph = (arrows) => new Map(Object.entries(arrows))

it('circles are not found when all arrows lead down', () => {
  assert.deepEqual(circlesIn(graph({ a: ['b', 'c'], b: ['c'], c: [] })), [])
})

it('the shortest circle is found, once for each group', () => {
  const two = graph({ a: ['b', 'c'], b: ['c'], c: ['a', 'b'], d: ['a', 'e'], e: ['d'] })
  assert.deepEqual(circlesIn(two), [
    ['a', 'c', 'a'],
    ['d', 'e', 'd'],
  ])
})

it('a node that only leads into a circle is not part of it', () => {
  assert.deepEqual(circlesIn(graph({ a: ['b'], b: ['c'], c: ['b'] })), [['b', 'c', 'b']])
})
