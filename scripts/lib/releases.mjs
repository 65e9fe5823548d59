/**
 * Releases of the shop beside each other: `releases/<name>`, and `current`, a link to the one that runs. An update and
 * the way back only turn the link (docs/operating.md#update-and-go-back).
 */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { reasonOf, root } from './prepare.mjs'

/** What the person at the terminal has to know, in a sentence; the shop runs as before. */
export class UpdateError extends Error {}

const releases = dirname(realpathSync(root))
const home = dirname(releases)
const link = join(home, 'current')
const noteFile = join(home, 'previous.json')

export const current = () => realpathSync(link)
export const releaseFolder = (name) => join(releases, name)

export const isInReleases = () =>
  basename(releases) === 'releases' && existsSync(link) && lstatSync(link).isSymbolicLink()

/** @throws UpdateError when the shop was not installed in releases. */
export function requireReleases() {
  if (!isInReleases())
    throw new UpdateError(
      `${root} is not a release beside others: the shop belongs into a folder "releases", with a link "current" beside that folder. npm run into-releases makes them (docs/operating.md#from-a-plain-clone).`,
    )
  requireDataOutside(releases)
}

/** @throws UpdateError when releases would not share the data, or it would be removed with one of them. */
export function requireDataOutside(folder) {
  if (!isAbsolute(process.env.DATA_DIR ?? '.data'))
    throw new UpdateError(
      'DATA_DIR has to be a whole path, such as /var/lib/jaadi: releases share the data. Name it in .env.',
    )
  for (const name of ['DATA_DIR', 'BACKUP_DIR', 'OFFSITE_DIR']) {
    const path = process.env[name]
    if (path && existsSync(path) && contains(folder, realpathSync(path)))
      throw new UpdateError(
        `${name} is ${path}, inside ${folder}, where releases come and go. Stop the shop, move that folder to a place of its own, and put the new path into the settings.`,
      )
  }
}

/** Whether a path lies in a folder, or is it. */
export function contains(folder, path) {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** One update or way back at a time. @returns what gives the place free. */
export function takeTurn() {
  const file = join(home, '.update')
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const holder = Number(readFileSync(file, 'utf8'))
    if (lives(holder)) throw new UpdateError(`Another update is under way (process ${holder}).`)
    writeFileSync(file, String(process.pid))
  }
  return () => rmSync(file, { force: true })
}

function lives(pid) {
  try {
    process.kill(pid, 0)
    return pid > 0
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Turns the link in one step: there is no moment without a release. */
export function turnTo(release) {
  const next = `${link}.next`
  rmSync(next, { force: true })
  symlinkSync(join('releases', basename(release)), next)
  renameSync(next, link)
}

/** What the shop ran before, and the backup of its last moment; null after no update. */
export const previous = () => (existsSync(noteFile) ? JSON.parse(readFileSync(noteFile, 'utf8')) : null)
export const notePrevious = (note) => writeFileSync(noteFile, `${JSON.stringify(note, null, 2)}\n`)

/** Version and schema that a built release has. */
export async function factsOf(release) {
  const { version } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'))
  const { SCHEMA_VERSION: schema } = await import(
    pathToFileURL(join(release, 'backend', 'dist', 'migrations', 'migrations.js')).href
  )
  return { version, schema }
}

/** Does the work of a command. What stops it is told in a sentence, and it ends with 1. */
export async function runCommand(work) {
  try {
    await work()
  } catch (error) {
    // What the system refuses, such as a write on a full disk, says so in its message.
    console.error(error instanceof UpdateError || error.syscall ? error.message : error)
    process.exitCode = 1
  }
}

/** Runs a program. @throws UpdateError saying what failed. @returns what it printed */
export function run(what, file, args, { cwd, env = {}, shell = false } = {}) {
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    cwd,
    shell,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1 << 26,
  })
  if (status === 0) return stdout
  const said = [stdout, stderr, error?.message].filter(Boolean).join('\n').trim().split('\n').slice(-LINES)
  throw new UpdateError(`${what} failed:\n${said.join('\n')}`)
}

/** How many lines of a failed program are shown. */
const LINES = 20

/** A command of a release, such as `backup`. */
export const command = (what, release, args, env) =>
  run(what, process.execPath, ['scripts/cli.mjs', ...args], { cwd: release, env })

export const isEmbedded = () => !process.env.MONGODB_URI && !process.env.MONGODB_URI_FILE

/** Backs the shop up, whether it runs or not. @returns the folder of the backup */
export function backUp(release, folder) {
  command('The backup', release, ['backup', folder])
  const made = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
  return join(folder, made.at(-1))
}

/** The folder for backups of updates: the nightly job does not delete there. */
export const backupFolder = () =>
  join(process.env.BACKUP_DIR ?? join(process.env.DATA_DIR ?? '.data', 'backups'), 'before-updates')

/** Whether the shop answers within the time. */
export async function isUp(seconds) {
  const url = `http://${process.env.HOST && process.env.HOST !== '0.0.0.0' ? process.env.HOST : '127.0.0.1'}:${process.env.PORT ?? 3000}/api/health/ready`
  for (const limit = Date.now() + seconds * 1000; Date.now() < limit; await sleep(250))
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok) return true
    } catch {
      // It does not listen yet.
    }
  return false
}

/** Removes every release but these, and what a killed update left. */
export function removeOthers(kept) {
  for (const name of readdirSync(releases))
    if (!kept.includes(join(releases, name))) rmSync(join(releases, name), { recursive: true, force: true })
}

/**
 * A commit of the repository that `from` is a clone of, in a folder of its own: with the settings of `from`, installed
 * and built. `from` is only read.
 * @throws UpdateError saying why there is none, if it is known.
 */
export function makeRelease(from, commit, folder) {
  const git = (what, cwd, ...args) => run(what, 'git', args, { cwd })
  try {
    requireRoom(dirname(folder), bytesIn(from))
    const address = git('Reading the repository', from, 'remote', 'get-url', 'origin').trim()
    git('Copying the repository', from, 'clone', '--quiet', '--no-checkout', from, folder)
    git('Copying the repository', folder, 'remote', 'set-url', 'origin', address)
    git('Copying the repository', folder, 'checkout', '--quiet', '--detach', commit)
    takeSettings(from, folder)
    console.log('Installing and building beside the running shop …')
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    run('Installing', 'npm', args, { cwd: folder, shell: process.platform === 'win32' })
    run('Building', process.execPath, ['scripts/build.mjs'], { cwd: folder })
    // What npm could not write on a full disk is no error to it.
    requireRoom(dirname(folder), 0)
  } catch (error) {
    throw new UpdateError(`${reasonOf(error.message)}${error.message}\nThe shop runs as before.`)
  }
}

/** What has to stay free: with less the shop is not ready. */
const SPARE_BYTES = 100e6

function requireRoom(folder, bytes) {
  const { bavail, bsize } = statfsSync(folder)
  const [free, needed] = [bavail * bsize, bytes + SPARE_BYTES].map((some) => Math.round(some / 1e6))
  if (free < needed)
    throw new UpdateError(
      `The disk is full: ${folder} has ${free} MB of room, and ${needed} MB are needed. Make room and try again.`,
    )
}

const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true }).reduce(
    (sum, name) => sum + (lstatSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )

/** The settings of a release: a link is made again, a file is copied. */
function takeSettings(from, release) {
  const file = join(from, '.env')
  if (!existsSync(file)) return
  if (lstatSync(file).isSymbolicLink()) symlinkSync(readlinkSync(file), join(release, '.env'))
  else writeFileSync(join(release, '.env'), readFileSync(file), { mode: 0o600 })
}
