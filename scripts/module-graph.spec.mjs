import assert from 'node:assert/strict'
import { it } from 'node:test'
import { plainArrows } from './module-graph.mjs'

it('the graph leaves out arrows that follow from others', () => {
  const graph = new Map([
    ['payments', ['auth', 'orders']],
    ['orders', ['auth', 'catalog']],
    ['catalog', ['auth']],
    ['auth', []],
  ])
  assert.deepEqual(plainArrows(graph), [
    ['payments', 'orders'],
    ['orders', 'catalog'],
    ['catalog', 'auth'],
  ])
})

it('the graph refuses a circle, and names it', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
  ])
  assert.throws(() => plainArrows(graph), /a → b → c → a/)
})
