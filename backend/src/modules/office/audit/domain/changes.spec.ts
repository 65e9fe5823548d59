import { changesBetween, changesFromBody } from './changes.js'

describe('changes in the audit log', () => {
  it('names the fields that differ, before and after', () => {
    expect(changesBetween({ name: 'Ramesh', role: 'ops' }, { name: 'Ramesh', role: 'admin' })).toEqual([
      { field: 'role', before: 'ops', after: 'admin' },
    ])
  })

  it('compares dates and lists by value', () => {
    const at = '2026-11-21T06:30:00.000Z'
    expect(changesBetween({ at: new Date(at), tags: ['a'] }, { at: new Date(at), tags: ['a'] })).toEqual([])
  })

  it.each(['pin', 'pinHash', 'otp', 'otpOutlet', 'password', 'clientSecret', 'token'])(
    'hides the value of %s, inside other fields too',
    (field) => {
      const written = JSON.stringify(
        changesBetween(
          { [field]: 'old-value' },
          { [field]: 'new-value', nested: { [field]: 'inner-value' } },
        ),
      )
      expect(written).not.toMatch(/(old|new|inner)-value/)
      expect(written).toContain('[secret]')
    },
  )

  it('shortens long texts', () => {
    const [change] = changesBetween({}, { description: 'x'.repeat(5_000) })
    expect(String(change?.after).length).toBeLessThan(310)
  })

  it('leaves the caller’s credentials out of a body', () => {
    const body = { mobileNumber: '9000000001', otp: '246810', role: 'admin', name: 'L.B Nagar' }
    expect(changesFromBody(body, false)).toEqual([{ field: 'name', after: 'L.B Nagar' }])
  })

  it('keeps number and role when they are data of the call', () => {
    expect(changesFromBody({ mobileNumber: '9000000002', role: 'ops' }, true)).toEqual([
      { field: 'mobileNumber', after: '9000000002' },
      { field: 'role', after: 'ops' },
    ])
  })

  it.each([undefined, null, 'text', ['a']])('finds no changes in a body that is %j', (body) => {
    expect(changesFromBody(body, false)).toEqual([])
  })
})
