import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type AppConfig, type S3Config } from '../../../../config/config.js'
import { S3Store } from './s3-store.js'

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI', region: 'ap-south-1' }
const NAME = '6740c1f2a4b5c6d7e8f90123-640.webp'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The signature that such a store expects (AWS Signature Version 4), calculated from the request alone. */
function expectedSignature(
  { method = '', url = '', headers }: IncomingMessage,
  signedHeaders: string,
): string {
  const stamp = String(headers['x-amz-date'])
  const scope = `${stamp.slice(0, 8)}/${KEYS.region}/s3/aws4_request`
  const canonical = [
    method,
    url,
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signedHeaders,
    String(headers['x-amz-content-sha256']),
  ].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const day = hmac(`AWS4${KEYS.secretAccessKey}`, stamp.slice(0, 8))
  const key = hmac(hmac(hmac(day, KEYS.region), 's3'), 'aws4_request')
  return hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, digest].join('\n')).toString('hex')
}

/** A bucket in memory that accepts only requests signed with the right key. */
class FakeBucket {
  readonly files = new Map<string, { bytes: Buffer; headers: IncomingMessage['headers'] }>()
  broken = 0
  private readonly server: Server = createServer((request, response) => void this.answer(request, response))

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    if (this.broken > 0) {
      this.broken -= 1
      return void response.writeHead(503).end()
    }
    const [, signed = '', signature] =
      /SignedHeaders=([^,]+), Signature=([0-9a-f]{64})/.exec(request.headers.authorization ?? '') ?? []
    if (signature !== expectedSignature(request, signed)) return void response.writeHead(403).end()
    const url = request.url ?? ''
    if (request.method === 'PUT')
      this.files.set(url, { bytes: Buffer.concat(chunks), headers: request.headers })
    if (request.method === 'DELETE') this.files.delete(url)
    const file = request.method === 'GET' ? this.files.get(url) : undefined
    if (request.method === 'GET' && !file) return void response.writeHead(404).end()
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end(file?.bytes)
  }
}

const bucket = new FakeBucket()
let endpoint = ''
function store(changes: Partial<S3Config> = {}): S3Store {
  const s3 = { endpoint, bucket: 'pictures', publicUrl: null, ...KEYS, ...changes }
  return new S3Store({ s3 } as unknown as AppConfig)
}

beforeAll(async () => {
  endpoint = await bucket.open()
})
afterAll(() => bucket.close())

it('an S3 store writes, reads and removes a file by signed requests, with its type and caching', async () => {
  const bytes = Buffer.from('a jar')
  await store().put(NAME, bytes)
  const kept = bucket.files.get(`/pictures/products/${NAME}`)
  expect(kept?.bytes).toEqual(bytes)
  expect(kept?.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await store().read(NAME)).toEqual(bytes)
  await store().remove(NAME)
  expect(await store().read(NAME)).toBeNull()
  await store().remove(NAME)
})

it('an S3 store is reported unavailable when it refuses the key', async () => {
  const refused = { code: 'STORAGE_UNAVAILABLE' }
  await expect(store({ secretAccessKey: 'another' }).put(NAME, Buffer.from('x'))).rejects.toMatchObject(
    refused,
  )
  await expect(store({ secretAccessKey: 'another' }).read(NAME)).rejects.toMatchObject(refused)
})

it('an S3 store is asked again after an error, and given up when it stays unavailable', async () => {
  bucket.broken = 1
  await store().put(NAME, Buffer.from('again'))
  expect(await store().read(NAME)).toEqual(Buffer.from('again'))
  await expect(store({ endpoint: 'http://127.0.0.1:9' }).read(NAME)).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
  })
})

it('an S3 store gives the address at which browsers reach the bucket, if there is one', () => {
  expect(store().publicUrl(NAME)).toBeNull()
  expect(store({ publicUrl: 'https://pictures.example' }).publicUrl(NAME)).toBe(
    `https://pictures.example/products/${NAME}`,
  )
})
