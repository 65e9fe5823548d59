import { readFileSync } from 'node:fs'

/** The version of the product, which stands in the package.json of the whole. */
export const PRODUCT_VERSION = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version
