import { InvalidInput } from '../../../../../kernel/errors/errors.js'
import { readClaims } from './claims.js'

describe('claims of a request', () => {
  it('come from the query, otherwise from the body', () => {
    expect(
      readClaims({ role: 'user' }, { mobileNumber: '9876543210', otp: '123456', role: 'admin' }),
    ).toEqual({
      mobileNumber: '9876543210',
      otp: '123456',
      role: 'user',
    })
  })

  it('may name the number mb', () => {
    expect(readClaims({ mb: '9876543210', otp: '246810' }, undefined)).toMatchObject({
      mobileNumber: '9876543210',
    })
  })

  it('accept a mobile number sent as a number', () => {
    expect(readClaims({}, { mobileNumber: 9876543210, otp: 123456 })).toMatchObject({
      mobileNumber: '9876543210',
      otp: '123456',
    })
  })

  it.each(['', ' ', 'undefined', 'null', null])('ignore %j as missing', (value) => {
    expect(readClaims({ otp: value }, { role: value })).toEqual({
      mobileNumber: undefined,
      otp: undefined,
      role: undefined,
    })
  })

  it.each([{ $gt: '' }, ['a', 'b'], true])('refuse %j instead of a text', (value) => {
    expect(() => readClaims({}, { otp: value })).toThrow(InvalidInput)
    expect(() => readClaims({ mb: value }, {})).toThrow(InvalidInput)
  })

  it.each([undefined, null, 'text', [{ otp: '1' }]])('find nothing in a body that is %j', (body) => {
    expect(readClaims(undefined, body)).toEqual({
      mobileNumber: undefined,
      otp: undefined,
      role: undefined,
    })
  })
})
