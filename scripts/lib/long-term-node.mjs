/** The Node that `.nvmrc` names, of the long-term line, whatever Node is installed. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root } from './prepare.mjs'

export const LONG_TERM = readFileSync(join(root, '.nvmrc'), 'utf8').trim()
/** A registry that does not answer is given up after this time: a start needs no second Node. */
const FETCH_MS = 180_000

/** Where another Node runs, and an environment in which the scripts that npm starts find that one first. */
const startedWith = (node) => ({
  node,
  env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
})

/**
 * Has npm fetch that Node into `.cache`, where nothing else uses it, unless it is there.
 * @returns {{ node: string, env: Record<string, string> } | null} null when the registry does not give it, which is said
 */
export function longTermNode() {
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = join(root, '.cache', `node-${LONG_TERM}-${system}`)
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = join(folder, 'node_modules', `node-${system}`, 'bin', program)
  if (existsSync(node)) return startedWith(node)
  console.log(`Fetching Node ${LONG_TERM} …`)
  mkdirSync(folder, { recursive: true })
  const wanted = ['--prefix', folder, '--no-save', '--loglevel=error', `node-${system}@${LONG_TERM}`]
  const { status } = spawnSync('npm', ['install', ...wanted], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    timeout: FETCH_MS,
  })
  if (status === 0 && existsSync(node)) return startedWith(node)
  console.error(`Node ${LONG_TERM} for ${system} could not be fetched from npm's registry.`)
  return null
}
