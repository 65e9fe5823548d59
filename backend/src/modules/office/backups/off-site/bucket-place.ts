import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { type BucketConfig } from '../../../../config/config.js'
import { BackupError } from '../backup-error.js'
import { type Place, type SealedFile } from './place.js'

/** Each request has this time, and what is sent or read has a second more for each of these portions. */
const TIMEOUT_MS = 60_000
const BYTES_A_SECOND = 100_000
const TRIES = 3
const RETRY_MS = 500
/** An S3 store takes no larger object in one request. */
const MOST_BYTES = 5 * 1024 ** 3

/** What the store's answer most likely means. */
const MEANINGS: Record<number, string> = {
  403: 'refuses the key: OFFSITE_S3_ACCESS_KEY_ID, OFFSITE_S3_SECRET_ACCESS_KEY, or its rights',
  404: 'is not there: OFFSITE_S3_BUCKET',
  507: 'is full',
}

/** The one value of a tag in the store's answer. */
const valuesOf = (xml: string, tag: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g')), ([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )

interface Call {
  query?: string
  file?: SealedFile
  /** How many bytes the answer may bring. */
  mayBring?: number
}

/** A bucket of any S3-compatible store; addresses in path style. */
export class BucketPlace implements Place {
  readonly title: string
  readonly mostBytes = MOST_BYTES
  private readonly client: AwsClient
  private readonly base: string

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketConfig) {
    this.title = `The bucket ${bucket}`
    // The body of a request is a stream, which can be sent once: tries are made here.
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
    this.base = `${endpoint}/${bucket}`
  }

  async list(folder: string): Promise<string[]> {
    const names: string[] = []
    for (let token: string | undefined = ''; token !== undefined;) {
      const more: string = token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`
      const response = await this.call('GET', '', { query: `?list-type=2&prefix=${folder}%2F${more}` })
      const xml = await response.text()
      names.push(...valuesOf(xml, 'Key'))
      token = valuesOf(xml, 'NextContinuationToken')[0]
    }
    return names
  }

  async put(name: string, file: SealedFile): Promise<void> {
    await this.call('PUT', name, { file })
  }

  async read(name: string): Promise<ReadableStream<Uint8Array> | null> {
    const { status, body } = await this.call('GET', name, { mayBring: MOST_BYTES })
    return status === 404 ? null : (body as ReadableStream<Uint8Array> | null)
  }

  async remove(name: string): Promise<void> {
    await this.call('DELETE', name)
  }

  /** @returns a 2xx answer, or 404 for an object. @throws BackupError for any other answer, or none. */
  private async call(method: string, name: string, call: Call = {}): Promise<Response> {
    for (let tries = 1; ; tries++) {
      const answer = await this.once(method, name, call)
      const status = answer instanceof Response ? answer.status : null
      const isMissing = status === 404 && name !== '' && method !== 'PUT'
      if (answer instanceof Response && (answer.ok || isMissing)) return answer
      if (answer instanceof Response) await answer.body?.cancel()
      const isPassing = status === null || status >= 500 || status === 429
      if (!isPassing || tries === TRIES) throw new BackupError(`${this.title} ${meaningOf(answer)}.`)
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS * tries))
    }
  }

  private async once(method: string, name: string, { query = '', file, mayBring = 0 }: Call) {
    const ms = TIMEOUT_MS + Math.ceil(((file?.bytes ?? mayBring) / BYTES_A_SECOND) * 1000)
    const signal = AbortSignal.timeout(ms)
    const sent: RequestInit | undefined = file && {
      body: Readable.toWeb(createReadStream(file.path)) as ReadableStream<Uint8Array>,
      duplex: 'half',
      // The store compares the digest with what it got, and takes no body without a length.
      headers: { 'content-length': String(file.bytes), 'x-amz-content-sha256': file.sha256 },
    }
    return this.client
      .fetch(`${this.base}${name === '' ? '' : `/${name}`}${query}`, { method, signal, ...sent })
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  }
}

function meaningOf(answer: Response | Error): string {
  if (answer instanceof Response)
    return MEANINGS[answer.status] ?? `does not answer (status ${answer.status})`
  const { code } = (answer.cause ?? {}) as NodeJS.ErrnoException
  return `cannot be reached (${code ?? answer.name})`
}
