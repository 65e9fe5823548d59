/**
 * `npm run go-back [-- --restore <backup>]`: the shop runs the release before the last update again. When the update
 * changed the database, that release cannot open it: then the backup from the moment of the update has to be restored,
 * and what came since is lost. That is refused until it is asked for by the backup's name.
 */
import './lib/environment.mjs'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import {
  command,
  current,
  factsOf,
  isUp,
  notePrevious,
  previous,
  releaseFolder,
  requireReleases,
  runCommand,
  takeTurn,
  turnTo,
  UpdateError,
} from './lib/releases.mjs'
import { typedOptions } from './lib/service.mjs'

const USAGE =
  'Usage: npm run go-back [-- --restore <backup>] [--stop <command>] [--start <command>] [--wait <seconds>]'

async function goBack() {
  const { stop, start, wait, restore } = typedOptions(USAGE, { restore: { type: 'string' } })
  requireReleases()
  const giveTurn = takeTurn()
  try {
    const note = previous()
    const from = current()
    const to = note && releaseFolder(note.release)
    if (!to || to === from || !existsSync(to))
      throw new UpdateError('There is no release from before an update to go back to.')
    const [now, before] = [await factsOf(from), await factsOf(to)]
    if (before.schema < now.schema && restore === undefined)
      throw new UpdateError(
        `Jaadi ${now.version} has brought the database to schema ${now.schema}, and Jaadi ${before.version} knows ${before.schema} only: it cannot go back. ${
          note.backup === null
            ? 'Restore the backup that you made of the database server.'
            : `To lose what came since the update: npm run go-back -- --restore ${note.backup}`
        }`,
      )
    stop()
    if (restore !== undefined) command('Restoring the backup', to, ['restore', restore, '--replace'])
    turnTo(to)
    start()
    if (!(await isUp(wait)))
      throw new UpdateError('The version before does not answer. Look at its log: journalctl -u jaadi')
    notePrevious({ release: basename(from), backup: null })
    console.log(`Jaadi ${before.version} runs.`)
  } finally {
    giveTurn()
  }
}

await runCommand(goBack)
