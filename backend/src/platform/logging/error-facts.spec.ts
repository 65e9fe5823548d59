import mongoose from 'mongoose'
import { AppError } from '../../kernel/errors/errors.js'
import { errorFacts } from './error-facts.js'

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' })

describe('the log fields of an error', () => {
  it('include a stack when the fault is in this program', () => {
    const error = new TypeError('x is not a function', { cause: new Error('deeper') })
    expect(errorFacts(error)).toEqual({
      type: 'TypeError',
      message: 'x is not a function',
      stack: error.stack,
      cause: { type: 'Error', message: 'deeper', stack: expect.stringContaining('deeper') },
    })
  })

  it.each([
    ['a partner', new AppError('COURIER_UNAVAILABLE', 'Later.')],
    ['the database', new mongoose.mongo.MongoNetworkError('connect ECONNREFUSED')],
    ['an address', refused],
    ['an address that was fetched', new TypeError('fetch failed', { cause: refused })],
    ['somebody slow', Object.assign(new Error('too late'), { name: 'TimeoutError' })],
  ])('include no stack when %s cannot be reached', (_, error) => {
    const facts = errorFacts(error)
    expect(facts.message).toBe(error.message)
    expect(JSON.stringify(facts)).not.toContain('stack')
  })

  it('include the answer of a partner, and nothing else attached to the error', () => {
    const error = Object.assign(new AppError('PAYMENT_PROVIDER_UNAVAILABLE', 'Later.', { pin: '246810' }), {
      reason: 'status 500',
      keyValue: { mobileNumber: '9876543210' },
    })
    expect(errorFacts(error)).toEqual({
      type: 'AppError',
      message: 'Later.',
      code: 'PAYMENT_PROVIDER_UNAVAILABLE',
      reason: 'status 500',
    })
  })

  it('are the text of a thrown value that is not an error', () => {
    expect(errorFacts('gone')).toEqual({ type: 'string', message: 'gone' })
    expect(errorFacts(undefined)).toEqual({ type: 'undefined', message: 'undefined' })
  })
})
