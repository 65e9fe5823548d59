import { Inject, Injectable } from '@nestjs/common'
import { AwsClient } from 'aws4fetch'
import { type AppConfig, type S3Config } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { AppError } from '../../../../kernel/errors/errors.js'
import { formatOf } from '../domain/picture-rules.js'
import { PictureStore } from './picture-store.js'

const TIMEOUT_MS = 15_000
const RETRIES = 2
/** Names contain the upload's id and never change their content. */
const FOREVER = 'public, max-age=31536000, immutable'

/** The bucket does not answer, or not as expected. */
class StorageUnavailable extends AppError {
  constructor(what: string) {
    super('STORAGE_UNAVAILABLE', `The picture store does not answer (${what}). Please try again.`)
  }
}

/** Stores pictures in a bucket of any S3-compatible store, below `products/`; addresses in path style. */
@Injectable()
export class S3Store extends PictureStore {
  private readonly client: AwsClient
  private readonly base: string
  private readonly publicBase: string | null

  constructor(@Inject(APP_CONFIG) { s3 }: AppConfig) {
    super()
    const { endpoint, bucket, region, accessKeyId, secretAccessKey, publicUrl } = s3 as S3Config
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
    this.base = `${endpoint}/${bucket}/products`
    this.publicBase = publicUrl
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const format = formatOf(name)
    await this.call('PUT', name, {
      body: new Uint8Array(bytes),
      headers: {
        'content-type': `image/${format ?? 'webp'}`,
        // A file that is not a public copy is a paper of staff.
        'cache-control': format === null ? 'private, no-store' : FOREVER,
      },
    })
  }

  async read(name: string): Promise<Buffer | null> {
    const response = await this.call('GET', name)
    return response.status === 404 ? null : Buffer.from(await response.arrayBuffer())
  }

  async remove(name: string): Promise<void> {
    await this.call('DELETE', name)
  }

  publicUrl(name: string): string | null {
    return this.publicBase === null ? null : `${this.publicBase}/products/${name}`
  }

  /** @returns a 2xx or 404 answer. @throws StorageUnavailable for any other answer, or none. */
  private async call(method: string, name: string, more: RequestInit = {}): Promise<Response> {
    let response: Response
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      response = await this.client.fetch(`${this.base}/${name}`, { method, signal, ...more })
    } catch (error) {
      throw new StorageUnavailable(error instanceof Error ? error.name : 'no answer')
    }
    const isMissing = response.status === 404 && method !== 'PUT'
    if (!response.ok && !isMissing) throw new StorageUnavailable(`status ${response.status}`)
    return response
  }
}
