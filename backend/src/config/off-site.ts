import { resolve } from 'node:path'
import { httpUrl } from './values.js'
import { type VariableName } from './variables.js'

/** Where encrypted backups go besides this machine; at least one of the two places is set. */
export interface OffSiteConfig {
  /** Public key, `age1…`. The private key is never on this machine. */
  recipient: string
  /** Folder on another machine or disk, as an absolute path. */
  folder: string | null
  bucket: BucketConfig | null
}

/** A bucket of its own in any S3-compatible store. */
export interface BucketConfig {
  /** Origin of the store without a slash at the end; the bucket follows in the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const BUCKET = [
  'OFFSITE_S3_ENDPOINT',
  'OFFSITE_S3_BUCKET',
  'OFFSITE_S3_ACCESS_KEY_ID',
  'OFFSITE_S3_SECRET_ACCESS_KEY',
] as const

/** The form of a public key; its check sum is looked at by whoever encrypts. */
const PUBLIC_KEY = /^age1[0-9a-z]{58,}$/

/** The places of off-site backups, or null when there are none. */
export function offSiteConfig(
  given: (name: VariableName) => string | undefined,
  problems: string[],
): OffSiteConfig | null {
  const folder = given('OFFSITE_DIR')
  const bucket = bucketConfig(given, problems)
  if (folder === undefined && bucket === null) return null
  const recipient = given('OFFSITE_RECIPIENT') ?? ''
  if (!PUBLIC_KEY.test(recipient)) problems.push(`OFFSITE_RECIPIENT ${recipientFault(recipient)}`)
  if (given('MONGODB_URI') !== undefined)
    problems.push(
      'OFFSITE_DIR and OFFSITE_S3_ENDPOINT are for backups of the embedded database; with MONGODB_URI there are none. Leave them out.',
    )
  return { recipient, folder: folder === undefined ? null : resolve(folder), bucket }
}

function recipientFault(value: string): string {
  if (value === '') return 'is missing beside the place of off-site backups; npm run backup:key makes one.'
  return value.toUpperCase().startsWith('AGE-SECRET-KEY-')
    ? 'is a private key. Set the public one, age1…, and keep the private key away from this machine.'
    : 'is not a public key of the form age1…; npm run backup:key makes one.'
}

function bucketConfig(
  given: (name: VariableName) => string | undefined,
  problems: string[],
): BucketConfig | null {
  const missing = BUCKET.filter((name) => given(name) === undefined)
  if (missing.length === BUCKET.length) return null
  problems.push(...missing.map((name) => `${name} is missing beside the other OFFSITE_S3 variables.`))
  return {
    endpoint: httpUrl('OFFSITE_S3_ENDPOINT', given('OFFSITE_S3_ENDPOINT'), problems) ?? '',
    bucket: given('OFFSITE_S3_BUCKET') ?? '',
    region: given('OFFSITE_S3_REGION') ?? 'us-east-1',
    accessKeyId: given('OFFSITE_S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: given('OFFSITE_S3_SECRET_ACCESS_KEY') ?? '',
  }
}
