import { HttpException } from '@nestjs/common'
import mongoose from 'mongoose'
import { AppError, Conflict, InvalidInput, NotFound } from '../../../kernel/errors/errors.js'
import { TooManyRequests } from '../../../kernel/errors/too-many-requests.js'
import { describeError } from './error.filter.js'

describe('an error on the wire', () => {
  it.each([
    [new InvalidInput('Wrong.', { pin: 'Six digits.' }), 400, { fields: { pin: 'Six digits.' } }],
    [new AppError('NO_SESSION', 'Please log in.'), 401, {}],
    [new AppError('CSRF', 'Another site.'), 403, {}],
    [new NotFound('The order'), 404, {}],
    [new Conflict('NOT_SOLD', 'Gone.', { Id: 'FG-0001' }), 409, { Id: 'FG-0001' }],
    [new AppError('TOO_LARGE', 'Too large.'), 413, {}],
    [new AppError('NOT_A_PICTURE', 'Send a photo.'), 415, {}],
    [new AppError('COURIER_REFUSED', 'No.', { reason: 'no' }), 422, { reason: 'no' }],
    [new TooManyRequests('Wait.', 1500), 429, { retryAfterSeconds: 2 }],
    [new AppError('COURIER_UNAVAILABLE', 'Later.'), 502, {}],
    [new AppError('BUSY', 'Later.'), 503, {}],
  ])('has its status, code, sentence and details: %s', (error, status, details) => {
    const { code, message } = error
    expect(describeError(error)).toEqual({ status, body: { error: message, message, code, details } })
  })

  it('names the field that the database could not read', () => {
    const error = new mongoose.Error.CastError('ObjectId', 'x', 'productId')
    expect(describeError(error)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: { fields: { productId: 'Product id is not valid.' } } },
    })
  })

  it('says when to come again while the database is away', () => {
    expect(describeError(new mongoose.mongo.MongoNetworkError('secret:27017'))).toEqual({
      status: 503,
      body: {
        error: expect.not.stringContaining('secret'),
        message: expect.any(String),
        code: 'UNAVAILABLE',
        details: { retryAfterSeconds: 5 },
      },
    })
  })

  it.each([
    new mongoose.mongo.MongoServerError({ code: 14_031, errmsg: 'The disk is full: secret', ok: 0 }),
    Object.assign(new Error("ENOSPC: no space left, write '/secret'"), { code: 'ENOSPC' }),
    new Error('secret', { cause: Object.assign(new Error('secret'), { code: 'EDQUOT' }) }),
  ])('says in a sentence that the disk is full: %s', (error) => {
    const described = describeError(error)
    expect(described).toMatchObject({
      status: 503,
      body: { code: 'DISK_FULL', details: { retryAfterSeconds: 60 } },
    })
    expect(JSON.stringify(described)).not.toContain('secret')
  })

  it.each([
    [new HttpException('Cannot GET /x', 404), 404, 'NOT_FOUND'],
    [Object.assign(new Error('Unexpected token'), { statusCode: 400 }), 400, 'BAD_REQUEST'],
    [Object.assign(new Error('Too long'), { statusCode: 414 }), 414, 'TOO_LARGE'],
    [Object.assign(new Error('Range Not Satisfiable'), { statusCode: 416 }), 416, 'ERROR'],
  ])('of the framework keeps its status and gets a code of ours: %s', (error, status, code) => {
    expect(describeError(error)).toMatchObject({ status, body: { code, details: {} } })
  })

  it.each([
    new Error('at secret.ts:1'),
    new HttpException('secret', 503),
    { statusCode: 200 },
    'secret',
    null,
  ])('of our own is answered without its message: %s', (error) => {
    const described = describeError(error)
    expect(described).toMatchObject({ status: 500, body: { code: 'INTERNAL', details: {} } })
    expect(JSON.stringify(described)).not.toContain('secret')
  })
})
