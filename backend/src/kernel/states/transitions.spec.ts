import { assertTransition, canTransition, type Machine, sourcesOf, unreachableStates } from './transitions.js'

const door: Machine<'open' | 'shut' | 'locked' | 'lost'> = {
  name: 'A door',
  initial: 'open',
  next: { open: ['shut'], shut: ['open', 'locked'], locked: ['shut'], lost: [] },
}

describe('transitions', () => {
  it('allow what the table names and nothing else', () => {
    expect(canTransition(door, 'open', 'shut')).toBe(true)
    expect(canTransition(door, 'open', 'locked')).toBe(false)
    expect(() => assertTransition(door, 'open', 'locked')).toThrow('A door cannot go from open to locked.')
  })

  it('name the states from which one can be reached', () => {
    expect(sourcesOf(door, 'shut')).toEqual(['open', 'locked'])
  })

  it('find states that nothing leads to', () => {
    expect(unreachableStates(door)).toEqual(['lost'])
  })
})
