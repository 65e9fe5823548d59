/**
 * `npm run test:lts`: `npm test` on the long-term line of Node that `.nvmrc` names, whatever Node is installed. With
 * `-- path …` it runs only the specs of these paths. npm fetches that Node into `.cache`, where nothing else uses it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root } from './lib/prepare.mjs'

const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim()
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const folder = join(root, '.cache', `node-${version}-${system}`)
const node = join(
  folder,
  'node_modules',
  `node-${system}`,
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Scripts that npm starts find this Node first. */
const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) }

const run = (file, args, options = {}) =>
  spawnSync(file, args, {
    cwd: root,
    stdio: 'inherit',
    shell: file === 'npm' && system.startsWith('win'),
    ...options,
  }).status ?? 1

function ensureNode() {
  if (existsSync(node)) return
  console.log(`Fetching Node ${version} …`)
  mkdirSync(folder, { recursive: true })
  const status = run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--loglevel=error',
    `node-${system}@${version}`,
  ])
  if (status === 0 && existsSync(node)) return
  console.error(`Node ${version} for ${system} could not be fetched from npm's registry.`)
  process.exit(1)
}

ensureNode()
const paths = process.argv.slice(2)
const tests =
  paths.length === 0
    ? ['scripts/test.mjs']
    : ['--max-old-space-size=1536', 'node_modules/jest/bin/jest.js', ...paths]
console.log(`Node ${version}`)
process.exit(run(node, tests, { env }))
