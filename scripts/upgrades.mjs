/**
 * `npm run test:upgrades [-- commit …] [--orders 10000] [--kills 10]`: each of these older commits makes a shop. This
 * program is started on copies of it and killed so often, spread over what the update writes. The start after each kill
 * must come to its end, serve every list, and have every order, amount and quantity that was there before.
 * Prints a line for each, and ends with 1 when a rule was broken. Linux alone tells what a process writes.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seed } from '../bench/lib/app.mjs'
import { machineFacts } from '../bench/lib/table.mjs'
import { builtCommit } from './lib/other-commit.mjs'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'
import { changed, figuresIn } from './upgrades/figures.mjs'
import { startKilledAt, startToTheEnd } from './upgrades/shop.mjs'
import { run, stopAll } from './walk/processes.mjs'

/** The first landing, which knows no schema numbers, and one of the time after. */
const COMMITS = ['90f3a0cd', 'db85f167']
const CHECKS = [['cli.mjs', 'stock-check'], ['db-verify.mjs']]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { orders: { type: 'string', default: '10000' }, kills: { type: 'string', default: '10' } },
})
const kills = Number(values.kills)
const commits = positionals.length > 0 ? positionals : COMMITS
const folder = mkdtempSync(join(tmpdir(), 'jaadi-upgrades-'))

/** Starts this program on a copy of an old shop. @returns the line that tells of it, and what is wrong with it */
async function upgraded(old, before, killAt) {
  const data = join(folder, 'copy')
  cpSync(old, data, { recursive: true })
  try {
    const faults = []
    if (killAt !== undefined && (await startKilledAt(data, killAt)))
      faults.push('it was ready before the kill')
    const begun = await startToTheEnd(data)
    faults.push(...begun.faults, ...changed(before, await figuresIn(data)))
    for (const [script, ...args] of CHECKS)
      await run(process.execPath, [join(root, 'scripts', script), ...args], {
        env: { DATA_DIR: data, MONGODB_URI: '' },
      }).catch(({ message }) => faults.push(message))
    return { ...begun, faults }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

function tell(title, { seconds, firstStep, faults }) {
  const left = Number.isNaN(firstStep) ? 'no step was left' : `steps from schema ${firstStep} on were left`
  const judged = faults.length === 0 ? 'all is there and served' : `WRONG: ${faults.slice(0, 5).join('; ')}`
  console.log(`${title}: ready after ${seconds.toFixed(1)} s, ${left}, ${judged}`)
  if (faults.length > 0) process.exitCode = 1
}

ensureInstalled()
await ensureBuilt(['embedded-mongo', 'backend'])
console.log(machineFacts())
try {
  for (const reference of commits) {
    const { code, name } = builtCommit(reference)
    const old = join(folder, name)
    await seed(old, ['--orders', values.orders], code)
    const before = await figuresIn(old, code)
    const whole = await upgraded(old, before)
    tell(`${name}, ${values.orders} orders, not killed`, whole)
    for (let nth = 1; nth <= kills; nth++) {
      const share = nth / (kills + 1)
      const again = await upgraded(old, before, whole.written * share)
      tell(`  killed at ${Math.round(share * 100)} % of what it writes`, again)
    }
    rmSync(old, { recursive: true, force: true })
  }
} finally {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
}
