import { type Connection } from 'mongoose'
import { demandTransactions } from './database.js'

const saying = (hello: object) =>
  ({ db: { admin: () => ({ command: () => Promise.resolve(hello) }) } }) as unknown as Connection

describe('a server without transactions', () => {
  it('is refused with a message that says what to do', async () => {
    await expect(demandTransactions(saying({ isWritablePrimary: true }))).rejects.toThrow(
      'The server of MONGODB_URI is not a replica set',
    )
  })

  it.each([{ setName: 'rs0' }, { msg: 'isdbgrid' }])('is recognised by its answer: %j', async (hello) => {
    await expect(demandTransactions(saying(hello))).resolves.toBeUndefined()
  })
})
