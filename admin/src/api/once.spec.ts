import { type HttpError } from 'react-admin'
import { FakeServer, ok, refusal } from '../testing/fake-server.js'
import { keepFor } from './browser-store.js'
import { once, whenFirstArrived } from './once.js'

type Made = { batchNumber: string }

beforeEach(() => localStorage.clear())

const PATH = '/stock'
const CALL = `POST ${PATH}`
function lost(): never {
  throw new TypeError('The connection broke.')
}
const send = (quantity: number) => once<Made>(PATH, { quantity }, ({ batchNumber }) => batchNumber)
const keysOf = (server: FakeServer) => server.callsOf(CALL).map(({ key }) => key)

/** The server knows a key, with another body than this. */
const known = refusal(422, 'KEY_REUSED', 'The key belongs to another request.')

/** Takes the first submission, whose answer is lost, and remembers its body. */
function losing() {
  let first: unknown = null
  const server = new FakeServer()
  return server
    .on(CALL, ({ body }) => {
      if (first === null) {
        first = body
        return lost()
      }
      const isFirst = JSON.stringify(body) === JSON.stringify(first)
      if (isFirst) return ok({ batchNumber: 'RM-1' })
      const isNew = server.callsOf(CALL).at(-1)?.key !== server.callsOf(CALL)[0]?.key
      return isNew ? ok({ batchNumber: 'RM-2' }) : known
    })
    .listen()
}

it('two different writes at a time have a key each, and keep it when they are repeated', async () => {
  const server = new FakeServer().on(CALL, lost).on('POST /bom', ok({})).listen()
  const failing = send(1).catch((error: HttpError) => error.status)
  await once('/bom', {})
  expect(await failing).toBe(0)
  server.on(CALL, ok({ batchNumber: 'RM-1' }))
  await send(1)
  const [before, after] = keysOf(server)
  expect(before).toBe(after)
  expect(server.callsOf('POST /bom')[0]?.key).not.toBe(before)
})

it('the same write after an answer is another one', async () => {
  const server = new FakeServer().on(CALL, ok({ batchNumber: 'RM-1' })).listen()
  await send(1)
  await send(1)
  const [first, second] = keysOf(server)
  expect(first).not.toBe(second)
})

it('what is changed after a lost answer goes under the same key, so that it is not done beside the first', async () => {
  const server = new FakeServer().on(CALL, lost).listen()
  await expect(send(50)).rejects.toThrow()
  server.on(CALL, ok({ batchNumber: 'RM-1' }))
  expect(await send(5)).toEqual({ batchNumber: 'RM-1' })
  expect(new Set(keysOf(server)).size).toBe(1)
})

it('after a lost answer that had arrived, a changed submission is booked only if it is meant as well', async () => {
  const server = losing()
  const asked: string[] = []
  whenFirstArrived((name) => Promise.resolve(asked.push(name) > 0))
  await expect(send(50)).rejects.toThrow()
  expect(await send(5)).toEqual({ batchNumber: 'RM-2' })
  expect(asked).toEqual(['RM-1'])
  expect(server.callsOf(CALL).map(({ body }) => body)).toEqual([
    { quantity: 50 },
    { quantity: 5 },
    { quantity: 50 },
    { quantity: 5 },
  ])
})

it('after a lost answer that had arrived, nothing more is booked for a mere correction', async () => {
  const server = losing()
  whenFirstArrived(() => Promise.resolve(false))
  await expect(send(50)).rejects.toThrow()
  expect(await send(5)).toEqual({ batchNumber: 'RM-1' })
  expect(new Set(keysOf(server)).size).toBe(1)
})

it('what is about something else has a key of its own, also at the same path', async () => {
  const server = losing()
  const asked: string[] = []
  whenFirstArrived((name) => Promise.resolve(asked.push(name) > 0))
  const sendAbout = (about: string, quantity: number) =>
    once<Made>(PATH, { quantity }, ({ batchNumber }) => batchNumber, 'POST', about)
  await expect(sendAbout('line 1', 50)).rejects.toThrow()
  expect(await sendAbout('line 2', 5)).toEqual({ batchNumber: 'RM-2' })
  expect(await sendAbout('line 1', 50)).toEqual({ batchNumber: 'RM-1' })
  const [first, other, again] = keysOf(server)
  expect(other).not.toBe(first)
  expect(again).toBe(first)
  expect(asked).toEqual([])
})

it('a refusal in between does not make the lost one forgotten', async () => {
  const server = losing()
  whenFirstArrived(() => Promise.resolve(false))
  await expect(send(50)).rejects.toThrow()
  const takes = server.callsOf(CALL).length
  server.on(CALL, refusal(400, 'VALIDATION_FAILED', 'Too little.'))
  await expect(send(-1)).rejects.toThrow()
  server.on(CALL, ok({ batchNumber: 'RM-1' }))
  await send(5)
  expect(takes).toBe(1)
  expect(new Set(keysOf(server)).size).toBe(1)
})

it('what was not answered before the page was left is known to the same person on the next one, for a day', async () => {
  const server = new FakeServer().on(CALL, lost).listen()
  keepFor('9000000001')
  await expect(send(50)).rejects.toThrow()
  const [key] = keysOf(server)
  /** The module as a new page loads it, for who is logged in there. */
  const reopened = async (person: string) => {
    jest.resetModules()
    ;(await import('./browser-store.js')).keepFor(person)
    const page = await import('./once.js')
    return (quantity: number) => page.once<Made>(PATH, { quantity })
  }
  server.on(CALL, ok({ batchNumber: 'RM-1' }))
  await (
    await reopened('9000000002')
  )(50)
  expect(keysOf(server).at(-1)).not.toBe(key)
  await (
    await reopened('9000000001')
  )(50)
  expect(keysOf(server).at(-1)).toBe(key)
  await (
    await reopened('9000000001')
  )(50)
  expect(keysOf(server).at(-1)).not.toBe(key)

  server.on(CALL, lost)
  await expect((await reopened('9000000001'))(70)).rejects.toThrow()
  const yesterdays = keysOf(server).at(-1)
  jest.useFakeTimers({ now: Date.now() + 25 * 3_600_000, doNotFake: ['queueMicrotask', 'nextTick'] })
  server.on(CALL, ok({ batchNumber: 'RM-2' }))
  await (
    await reopened('9000000001')
  )(70)
  jest.useRealTimers()
  expect(keysOf(server).at(-1)).not.toBe(yesterdays)
})
