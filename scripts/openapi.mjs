/**
 * `npm run openapi`: writes the API document from the built backend, and each app's types from the document.
 * `--check` writes nothing and fails when what is committed differs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'

ensureInstalled()
await ensureBuilt(['embedded-mongo', 'backend'])
const { openApiDocument } = await import('../backend/dist/openapi.js')
const document = await openApiDocument()
const types = `// Made by \`npm run openapi\` from backend/openapi.json; not written by hand.\n${astToString(await openapiTS(document))}`
const wanted = {
  'backend/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'storefront/src/api/schema.gen.ts': types,
  'admin/src/data/schema.gen.ts': types,
}
const differing = Object.entries(wanted).filter(
  ([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
)
if (process.argv.includes('--check')) {
  if (differing.length > 0)
    console.error(
      `Out of date: ${differing.map(([file]) => file).join(', ')}. Run "npm run openapi" and commit.`,
    )
  process.exit(differing.length > 0 ? 1 : 0)
}
for (const [file, text] of differing) writeFileSync(join(root, file), text)
console.log(
  differing.length > 0 ? `Written: ${differing.map(([file]) => file).join(', ')}` : 'Nothing has changed.',
)
process.exit(0)
