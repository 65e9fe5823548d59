import {
  type Arrangement,
  BLANK,
  changed,
  listed,
  MOST_ADDRESSES,
  type SavedAddress,
  withAddress,
  withDefault,
  without,
} from './arrangement.js'

const at = (id: string, address = `${id} Street`): SavedAddress<string> => ({
  ...BLANK,
  id,
  address,
  postalCode: '500001',
})
const nothing: Arrangement<string> = { first: { ...BLANK, id: 'me' }, others: [] }
const three: Arrangement<string> = { first: at('me'), others: [at('a'), at('b')] }
const ids = (all: Arrangement<string> | null) => all && listed(all).map(({ id }) => id)

describe('the addresses of a customer', () => {
  it('are none while the default is blank', () => {
    expect(listed(nothing)).toEqual([])
    expect(without(nothing, 'me')).toBeNull()
  })

  it('begin with the default, which keeps its id', () => {
    expect(withAddress(nothing, at('a'))).toEqual({ first: { ...at('a'), id: 'me' }, others: [] })
  })

  it('take the same address once', () => {
    expect(withAddress(three, { ...at('a'), id: 'again' })).toBe(three)
  })

  it('are six at most', () => {
    let all = three
    for (let more = listed(all).length; more < MOST_ADDRESSES; more++)
      all = withAddress(all, at(`more${more}`)) ?? all
    expect(listed(all)).toHaveLength(MOST_ADDRESSES)
    expect(withAddress(all, at('seventh'))).toBeNull()
  })

  it('change places when another becomes the default; the ids stay with them', () => {
    const swapped = withDefault(three, 'b')
    expect(swapped).toEqual({ first: at('b'), others: [at('a'), at('me')] })
    expect(withDefault(three, 'me')).toBe(three)
    // Nothing blank is left behind.
    expect(withDefault({ ...nothing, others: [at('a')] }, 'a')).toEqual({ first: at('a'), others: [] })
  })

  it('lose one, and the oldest of the others becomes the default', () => {
    expect(ids(without(three, 'a'))).toEqual(['me', 'b'])
    expect(ids(without(three, 'me'))).toEqual(['a', 'b'])
    expect(without({ first: at('me'), others: [] }, 'me')).toEqual(nothing)
  })

  it('change by id, whichever they are', () => {
    const { id: _, ...fields } = at('x', 'Elsewhere')
    expect(changed(three, 'b', fields)?.others[1]).toEqual({ ...fields, id: 'b' })
    expect(changed(three, 'me', fields)?.first).toEqual({ ...fields, id: 'me' })
  })

  it('of somebody else are unknown', () => {
    for (const act of [withDefault, without]) expect(act(three, 'other')).toBeNull()
    expect(changed(three, 'other', BLANK)).toBeNull()
  })
})
