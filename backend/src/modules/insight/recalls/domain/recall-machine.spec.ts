import { assertTransition, unreachableStates } from '../../../../kernel/states/transitions.js'
import { OPEN_RECALL, RECALL } from './recall-machine.js'

it('a recall reaches every state, and ends closed', () => {
  expect(unreachableStates(RECALL)).toEqual([])
  expect(OPEN_RECALL.holds({ status: 'open' })).toBe(true)
  expect(OPEN_RECALL.holds({ status: 'closed' })).toBe(false)
})

it('a closed recall is never opened again', () =>
  expect(() => assertTransition(RECALL, 'closed', 'open')).toThrow('cannot go from closed to open'))
