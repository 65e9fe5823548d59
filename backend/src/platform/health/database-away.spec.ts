import mongoose from 'mongoose'
import { AppError } from '../../kernel/errors/errors.js'
import { DatabaseAway, isDatabaseAway, unlessSaid } from './database-away.js'

const { mongo } = mongoose
const network = new mongo.MongoNetworkError('connect ECONNREFUSED 127.0.0.1:27017')
const said = (code: number) => new mongo.MongoServerError({ message: 'no', code })

describe('an error of the database', () => {
  it.each([
    ['a connection broke', network],
    ['no server was found', new mongo.MongoServerSelectionError('timed out after 5000 ms', {} as never)],
    ['the client is closed', new mongo.MongoNotConnectedError('closed')],
    ['the server shuts down', said(91)],
    ['the server is no primary any more', said(10_107)],
    ['a bulk write met a broken connection', new mongo.MongoBulkWriteError(network as never, {} as never)],
    ['another error was caused by it', new mongo.MongoRuntimeError('aborted', { cause: network })],
    ['the driver wrote on a connection that had ended', Object.assign(new Error('ended'), { code: 'EPIPE' })],
    ['we said so ourselves', new DatabaseAway()],
  ])('means that the database cannot be reached when %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(true)
  })

  it.each([
    ['a key is taken', said(11_000)],
    ['two writes met', said(112)],
    ['a document is not valid', new mongoose.Error.ValidationError()],
    ['something else failed', new AppError('BUSY', 'Later.')],
    ['a client broke off', Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 })],
    ['it is no error at all', null],
  ])('does not mean that the database cannot be reached when %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(false)
  })
})

describe('how long the driver waits', () => {
  const waits = { serverSelectionTimeoutMS: 10_000, connectTimeoutMS: 5_000 }

  it('is set by the shop, unless the address sets it', () => {
    expect(unlessSaid('mongodb://host/shop', waits)).toEqual(waits)
    expect(unlessSaid('mongodb://host/shop?w=1&serverSelectionTimeoutMS=300', waits)).toEqual({
      connectTimeoutMS: 5_000,
    })
  })
})
