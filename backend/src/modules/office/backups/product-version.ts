import { readFile } from 'node:fs/promises'

/** The version in the package of the backend, which is released with the rest. */
export async function productVersion(): Promise<string> {
  const text = await readFile(new URL('../../../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
