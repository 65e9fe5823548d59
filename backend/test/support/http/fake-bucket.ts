import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'

/** The key that the bucket accepts. */
export const BUCKET_KEYS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI',
  region: 'ap-south-1',
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The signature that such a store expects (AWS Signature Version 4), calculated from the request alone. */
function expectedSignature(
  { method = '', url = '', headers }: IncomingMessage,
  signedHeaders: string,
): string {
  const stamp = String(headers['x-amz-date'])
  const scope = `${stamp.slice(0, 8)}/${BUCKET_KEYS.region}/s3/aws4_request`
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signedHeaders,
    String(headers['x-amz-content-sha256']),
  ].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const day = hmac(`AWS4${BUCKET_KEYS.secretAccessKey}`, stamp.slice(0, 8))
  const key = hmac(hmac(hmac(day, BUCKET_KEYS.region), 's3'), 'aws4_request')
  return hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, digest].join('\n')).toString('hex')
}

/** A bucket in memory that accepts only requests signed with the right key. */
export class FakeBucket {
  readonly files = new Map<string, { bytes: Buffer; headers: IncomingMessage['headers'] }>()
  /** How many requests are answered with 503. */
  broken = 0
  /** How many more files it takes before the connection is cut; null: any number. */
  takes: number | null = null
  /** Hears of each file that it has taken, before that is answered. */
  took: () => void = () => undefined
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
    if (request.method === 'PUT') return this.put(url, request, Buffer.concat(chunks), response)
    if (request.method === 'DELETE') this.files.delete(url)
    if (url.includes('?list-type=2')) return this.list(url, response)
    const file = request.method === 'GET' ? this.files.get(url) : undefined
    if (request.method === 'GET' && !file) return void response.writeHead(404).end()
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end(file?.bytes)
  }

  /** As S3: a body needs a length, and the digest that the request says unless it says none. */
  private put(url: string, { headers }: IncomingMessage, bytes: Buffer, response: ServerResponse): void {
    if (headers['content-length'] === undefined) return void response.writeHead(411).end()
    const said = String(headers['x-amz-content-sha256'])
    const is = createHash('sha256').update(bytes).digest('hex')
    if (said !== 'UNSIGNED-PAYLOAD' && said !== is) return void response.writeHead(400).end()
    if (this.takes === 0) return void response.destroy()
    if (this.takes !== null) this.takes -= 1
    this.files.set(url, { bytes, headers })
    this.took()
    response.writeHead(200).end()
  }

  /** Names by prefix, two a page. */
  private list(url: string, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(url, 'http://bucket')
    const start = `${pathname.replace(/\/$/, '')}/`
    const after = searchParams.get('continuation-token') ?? ''
    const names = [...this.files.keys()]
      .filter((name) => name.startsWith(start))
      .map((name) => name.slice(start.length))
      .filter((name) => name.startsWith(searchParams.get('prefix') ?? '') && `${name}+/=` > after)
      .sort()
    const page = names.slice(0, 2)
    const more = names.length > 2 ? `<NextContinuationToken>${page[1]}+/=</NextContinuationToken>` : ''
    const keys = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')
    response.writeHead(200).end(`<ListBucketResult>${keys}${more}</ListBucketResult>`)
  }
}
