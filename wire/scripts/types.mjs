/** Writes the types of the API from its document, for both apps (ADR 6). They are no code: nothing of them runs. */
import { mkdir, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

const dist = new URL('../dist/', import.meta.url)
const types = await openapiTS(new URL('../../backend/openapi.json', import.meta.url))
await mkdir(dist, { recursive: true })
await writeFile(new URL('api.d.ts', dist), astToString(types))
