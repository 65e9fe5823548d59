import { BUCKET_KEYS, FakeBucket } from '../../../../../test/support/http/fake-bucket.js'
import { type AppConfig, type S3Config } from '../../../../config/config.js'
import { S3Store } from './s3-store.js'

const NAME = '6740c1f2a4b5c6d7e8f90123-640.webp'

const bucket = new FakeBucket()
let endpoint = ''
function store(changes: Partial<S3Config> = {}): S3Store {
  const s3 = { endpoint, bucket: 'pictures', publicUrl: null, ...BUCKET_KEYS, ...changes }
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
