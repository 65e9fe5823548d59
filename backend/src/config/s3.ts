import { httpUrl } from './values.js'
import { type VariableName } from './variables.js'

/** A bucket for pictures in any S3-compatible store. */
export interface S3Config {
  /** Origin of the store without a slash at the end; the bucket follows in the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Address at which browsers reach the bucket; with `null` pictures pass through the application. */
  publicUrl: string | null
}

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** The bucket, or null when none of its variables is set. Setting only some of them is a problem. */
export function s3Config(
  given: (name: VariableName) => string | undefined,
  problems: string[],
): S3Config | null {
  const missing = NEEDED.filter((name) => given(name) === undefined)
  if (missing.length === NEEDED.length) return null
  problems.push(...missing.map((name) => `${name} is missing beside the other S3 variables.`))
  return {
    endpoint: httpUrl('S3_ENDPOINT', given('S3_ENDPOINT'), problems) ?? '',
    bucket: given('S3_BUCKET') ?? '',
    region: given('S3_REGION') ?? 'us-east-1',
    accessKeyId: given('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: given('S3_SECRET_ACCESS_KEY') ?? '',
    publicUrl: httpUrl('S3_PUBLIC_URL', given('S3_PUBLIC_URL'), problems),
  }
}
