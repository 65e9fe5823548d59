import { PassThrough } from 'node:stream'
import { type FastifyRequest } from 'fastify'
import { readBytes } from './read-bytes.js'

const request = (raw: PassThrough): FastifyRequest => ({ raw, headers: {} }) as unknown as FastifyRequest

describe('the body of an upload', () => {
  it('is read completely', async () => {
    const raw = new PassThrough()
    const read = readBytes(request(raw), 10)
    raw.write('ab')
    raw.end('cd')
    expect((await read).toString()).toBe('abcd')
  })

  it('is refused when it is too large', async () => {
    const raw = new PassThrough()
    const read = readBytes(request(raw), 3)
    raw.end('abcd')
    await expect(read).rejects.toMatchObject({ code: 'TOO_LARGE' })
  })

  it('is refused when it breaks off', async () => {
    const raw = new PassThrough()
    const read = readBytes(request(raw), 10)
    raw.write('ab')
    raw.destroy(new Error('aborted'))
    await expect(read).rejects.toMatchObject({ code: 'UPLOAD_BROKEN' })
  })
})
