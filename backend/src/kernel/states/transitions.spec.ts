import { assertTransition, canTransition, type Machine, sourcesOf, unreachableStates } from './transitions.js'

const door: Machine<'open' | 'shut' | 'locked' | 'lost'> = {
  name: 'A door',
  initial: 'open',
  next: { open: ['shut'], shut: ['open', 'locked'], locked: ['shut'], lost: [] },
}

describe('transitions', () => {
  it('allow the moves in the table and no others', () => {
    expect(canTransition(door, 'open', 'shut')).toBe(true)
    expect(canTransition(door, 'open', 'locked')).toBe(false)
    expect(() => assertTransition(door, 'open', 'locked')).toThrow('A door cannot go from open to locked.')
  })

  it('list the states from which a state can be reached', () => {
    expect(sourcesOf(door, 'shut')).toEqual(['open', 'locked'])
  })

  it('find the states that cannot be reached', () => {
    expect(unreachableStates(door)).toEqual(['lost'])
  })
})
