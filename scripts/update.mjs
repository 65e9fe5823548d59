/**
 * `npm run update [-- <version, commit or origin/branch>]`: brings the shop to a newer release, by default the newest
 * commit of the repository. Backup, installation, build and a trial on the backup happen beside the running shop; then
 * it is away for seconds. A shop that does not come up goes back by itself. Whatever fails before, the running shop
 * stays.
 */
import './lib/environment.mjs'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  backUp,
  backupFolder,
  command,
  current,
  factsOf,
  isEmbedded,
  isUp,
  makeRelease,
  notePrevious,
  previous,
  releaseFolder,
  removeOthers,
  requireReleases,
  run,
  runCommand,
  takeTurn,
  turnTo,
  UpdateError,
} from './lib/releases.mjs'
import { typedOptions } from './lib/service.mjs'

const USAGE =
  'Usage: npm run update [-- <version, commit or origin/branch>] [--stop <command>] [--start <command>] [--wait <seconds>] [--backed-up]'
const PART = releaseFolder('.part')

/** The commit to go to, in a folder of its own, installed and built. */
function prepare(from, wanted) {
  run('Reading the repository', 'git', ['fetch', '--quiet', '--tags', 'origin'], { cwd: from })
  // A release is cloned from one that stands on no branch: what the newest commit is, the repository has to tell.
  run('Reading the repository', 'git', ['remote', 'set-head', 'origin', '--auto'], { cwd: from })
  const commit = run('Finding the version', 'git', ['rev-parse', '--verify', `${wanted}^{commit}`], {
    cwd: from,
  }).trim()
  const release = releaseFolder(commit.slice(0, 12))
  if (release === from) throw new UpdateError(`The shop runs ${wanted} already.`)
  // One that is there is whole: it was renamed when it was.
  if (existsSync(release)) return release
  rmSync(PART, { recursive: true, force: true })
  makeRelease(from, commit, PART)
  return release
}

/** The new release opens the backup in a folder of its own: what it cannot do there, it could not do with the shop. */
function tryOn(built, backup) {
  const folder = join(built, '.trial')
  const begun = performance.now()
  try {
    command('The trial of the new version on the backup', built, ['restore', backup], {
      DATA_DIR: folder,
      BACKUP_DIR: '',
    })
    console.log(`The new version opens the backup (${Math.round((performance.now() - begun) / 1000)} s).`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns whether the shop came up; otherwise it runs as before. */
async function change(from, release, { stop, start, wait }, hasNewSchema) {
  stop()
  const away = performance.now()
  const noted = previous()
  let backup = null
  try {
    // Of the very last moment: what goes back by itself loses nothing.
    if (hasNewSchema && isEmbedded()) backup = backUp(from, backupFolder())
    notePrevious({ release: basename(from), backup })
    turnTo(release)
    start()
    if (await isUp(wait)) {
      console.log(`The shop was away for ${Math.round((performance.now() - away) / 1000)} s.`)
      return true
    }
  } catch (error) {
    console.error(error.message)
  }
  console.error('The new version does not come up: going back.')
  stop()
  // Where the link was not turned, the new version has not run: a full disk keeps nothing from starting again.
  if (current() !== from) {
    if (backup !== null) command('Restoring the backup', from, ['restore', backup, '--replace'])
    turnTo(from)
  }
  if (noted) notePrevious(noted)
  start()
  if (!(await isUp(wait)))
    throw new UpdateError('The version before does not answer either. Look at its log: journalctl -u jaadi')
  return false
}

async function update() {
  const options = typedOptions(USAGE, { 'backed-up': { type: 'boolean', default: false } })
  requireReleases()
  const giveTurn = takeTurn()
  const from = current()
  try {
    if (!isEmbedded() && !options['backed-up'])
      throw new UpdateError(
        'The database is a server of yours: back it up with its own tools, then say so with --backed-up.',
      )
    const backup = isEmbedded() ? backUp(from, backupFolder()) : null
    if (backup !== null) console.log(`Backed up into ${backup}.`)
    const release = prepare(from, options.positionals[0] ?? 'origin/HEAD')
    const built = existsSync(release) ? release : PART
    const [before, after] = [await factsOf(from), await factsOf(built)]
    if (after.schema < before.schema)
      throw new UpdateError(
        `Jaadi ${after.version} knows the schema ${after.schema} only, and the database has ${before.schema}. An update never goes back: npm run go-back tells how.`,
      )
    if (backup !== null) tryOn(built, backup)
    if (built === PART) renameSync(PART, release)
    if (!(await change(from, release, options, after.schema !== before.schema)))
      throw new UpdateError(`Jaadi ${before.version} runs as before.`)
    removeOthers([from, release])
    console.log(`Jaadi ${after.version} runs. Back to ${before.version}: npm run go-back`)
  } finally {
    rmSync(PART, { recursive: true, force: true })
    giveTurn()
  }
}

await runCommand(update)
