import { readFile } from 'node:fs/promises'

/** The version in the backend's package, which is the same in all packages. */
export async function productVersion(): Promise<string> {
  const text = await readFile(new URL('../../../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
