/** Install and build, each only when needed: what `npm start` and `npm test` begin with. No dependencies. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingPackages, thisSystem } from './packages.mjs'
import { runAll } from './run.mjs'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const at = (...parts) => join(root, ...parts)

/** The image holds what was built, without its sources (Dockerfile): nothing is to be installed or built there. */
const isBuiltElsewhere =
  !existsSync(at('backend', 'src', 'main.ts')) && existsSync(at('backend', 'dist', 'bundle', 'main.js'))

/** Whether `engines` of package.json, such as `^20.19 || >=24`, accepts a version of Node. */
export function takesNode(engines, version) {
  const [major, minor] = version.split('.').map(Number)
  return engines.split('||').some((range) => {
    const [, sign, from, least = 0] = /^\s*(\^|>=)(\d+)(?:\.(\d+))?/.exec(range)
    return (major === Number(from) && minor >= Number(least)) || (sign === '>=' && major > Number(from))
  })
}

function requireNode() {
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  if (takesNode(engines.node, process.versions.node)) return
  console.error(`Jaadi needs Node ${engines.node}; this is ${process.versions.node}.`)
  process.exit(1)
}

const digestOf = (text) => createHash('sha256').update(text).digest('hex')

/** Names, sizes and times of all files below the given paths: changes when any of them does, and not with the folder of all. */
function fingerprint(paths) {
  const lines = []
  const visit = (path) => {
    if (!existsSync(path)) return
    const stat = statSync(path)
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else lines.push(`${relative(root, path)} ${stat.size} ${stat.mtimeMs}`)
  }
  paths.forEach(visit)
  return digestOf(lines.join('\n'))
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** True when every locked package is there in its locked version; npm keeps its own record of what it installed. */
function isInstalled() {
  const record = at('node_modules', '.package-lock.json')
  let there
  try {
    there = JSON.parse(readFileSync(record, 'utf8')).packages
  } catch {
    // The record is missing, or was cut short by a killed installation.
    return false
  }
  const { packages: locked } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))
  return missingPackages(locked, there, thisSystem()).length === 0
}

/** Installs the locked dependencies unless these very ones are there. */
export function ensureInstalled() {
  requireNode()
  if (isBuiltElsewhere || isInstalled()) return
  console.log('Installing dependencies (once; a minute or two) …')
  // What builds the product is a development dependency, which npm leaves out where NODE_ENV is production.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0 && isInstalled()) return
  const said = [stdout, stderr, error?.message].filter(Boolean).join('\n').trim()
  console.error(`The dependencies could not be installed. ${reasonOf(said)}npm's last lines:\n`)
  console.error(said.split('\n').slice(-NPM_LINES).join('\n'))
  process.exit(1)
}

/** The meaning of error codes, as npm and Node print them; git has a sentence for one of them. */
const REASONS = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'The registry of packages cannot be reached: check the connection to the internet and try again. ',
  ],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    `This account may not write to ${root} or to npm's own folder: give it the right, or install as their owner. `,
  ],
  [/\b(ENOSPC|EDQUOT)\b|No space left on device/, 'The disk is full: make room and try again. '],
]

/** What a failed installation or build most likely means, as a sentence and a space; empty where nothing is known. */
export const reasonOf = (said) => REASONS.find(([code]) => code.test(said))?.[1] ?? ''

/** How many lines of npm are shown when it fails. */
const NPM_LINES = 25

const bin = (name) => at('node_modules', '.bin', name)
const shared = ['package-lock.json', '.swcrc', 'tsconfig.json']

/** What is built, from which sources, and how. */
const PARTS = [
  {
    name: 'embedded-mongo',
    sources: ['src', 'package.json', 'scripts/bundle.mjs'],
    // Compiled file by file, and joined for what is started (ADR 26).
    command: ['npm', ['run', '-s', 'build']],
  },
  {
    name: 'backend',
    sources: ['src', 'package.json', 'scripts/bundle.mjs', '../nest-cli.json'],
    command: ['npm', ['run', '-s', 'build']],
  },
  {
    name: 'wire',
    sources: ['scripts/types.mjs', 'package.json', '../backend/openapi.json'],
    command: ['npm', ['run', '-s', 'build']],
  },
  {
    name: 'storefront',
    sources: ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'],
    // The browser's build and, from the same screens, the server's.
    command: [bin('vite'), ['build', '--app', '--logLevel', 'warn']],
    web: true,
  },
  {
    name: 'admin',
    sources: ['src', 'icons', 'public', 'index.html', 'vite.config.ts', 'package.json'],
    command: [bin('vite'), ['build', '--logLevel', 'warn']],
    web: true,
  },
]

/** Builds what is missing or older than its sources. */
export async function ensureBuilt(only = PARTS.map(({ name }) => name)) {
  if (isBuiltElsewhere) return
  const stale = PARTS.filter(({ name }) => only.includes(name))
    .map((part) => ({ ...part, stamp: at(part.name, 'dist', '.built') }))
    .map((part) => ({
      ...part,
      wanted: fingerprint([
        ...part.sources.map((path) => at(part.name, path)),
        ...shared.map((path) => at(path)),
      ]),
    }))
    .filter(({ stamp, wanted }) => readStamp(stamp) !== wanted)
  if (stale.length === 0) return
  console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`)
  for (const { name } of stale) rmSync(at(name, 'dist'), { recursive: true, force: true })
  const results = await runAll(
    stale.map(({ name, command: [file, args, cwd] }) => ({
      name: `build ${name}`,
      file,
      args,
      cwd: cwd ?? at(name),
      // The build is the same whoever asks for it. With a developer's environment it gave pages that no server could
      // render.
      env: { NODE_ENV: 'production' },
    })),
    { quiet: true },
  )
  if (results.some(({ ok }) => !ok)) process.exit(1)
  const { precompress } = await import('./precompress.mjs')
  for (const { name, web, stamp, wanted } of stale) {
    if (web) await precompress(at(name, 'dist'))
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, wanted)
  }
}
