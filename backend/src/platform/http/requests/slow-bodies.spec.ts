import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { cutSlowBodies } from './slow-bodies.js'

const TIMES = { usual: 1_000, upload: 15_000 }
let server: FastifyInstance
let port: number

beforeAll(async () => {
  server = Fastify()
  cutSlowBodies(server, TIMES)
  server.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  server.post('/', () => ({ taken: true }))
  await server.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = server.server.address() as AddressInfo)
})
afterAll(() => server.close())

/**
 * Sends a byte every 50 ms until the server closes the connection or `bytes` are sent. @returns the
 * answer, and how long it took.
 */
async function drip(type: string, bytes: number): Promise<{ answer: string; ms: number }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const begun = performance.now()
  const answered = text(socket)
  socket.on('error', () => undefined)
  socket.write(
    `POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`,
  )
  for (let sent = 0; sent < bytes && socket.writable; sent++) {
    socket.write('1')
    await sleep(50)
  }
  const answer = await answered.catch(() => '')
  return { answer, ms: performance.now() - begun }
}

it('ends a request whose body arrives too slowly with 408', async () => {
  const { answer, ms } = await drip('application/json', 400)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(ms).toBeGreaterThanOrEqual(TIMES.usual)
  expect(ms).toBeLessThan(TIMES.upload)
})

it('gives an upload more time, and accepts a body that arrives within it', async () => {
  expect((await drip('image/png', 30)).answer).toMatch(/^HTTP\/1\.1 200 /)
  expect((await drip('application/json', 1)).answer).toMatch(/^HTTP\/1\.1 200 /)
})
