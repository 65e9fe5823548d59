/**
 * `npm run bench [-- name …]`: each file of bench/ against a freshly started application on an empty data folder. With
 * `--against <commit>` the checkout is measured in turns with the one of another commit, with `--workers <number>` in one
 * process in turns with several.
 * Exits with 1 when something failed; a missed aim only shows in the table.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { machineFacts, printRows } from '../bench/lib/table.mjs'
import { builtCommit } from './lib/other-commit.mjs'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'

const folder = join(root, 'bench')
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -'.mjs'.length))
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, workers: { type: 'string' } },
})
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  process.exit(1)
}

if (Object.keys(values).length > (wanted.join() === 'checkout' ? 1 : 0)) {
  console.error(
    'Only the checkout is measured in turns: npm run bench checkout -- --against <commit>, or --workers <number>',
  )
  process.exit(1)
}

ensureInstalled()
await ensureBuilt()
const against = values.against === undefined ? undefined : builtCommit(values.against)
console.log(machineFacts())
let failed = false
for (const name of wanted.length > 0 ? wanted : all) {
  const { title, run } = await import(pathToFileURL(join(folder, `${name}.mjs`)).href)
  console.log(`\n— ${title}`)
  try {
    printRows(await run({ against, workers: values.workers }))
  } catch (error) {
    console.error(error)
    failed = true
  }
}
process.exit(failed ? 1 : 0)
