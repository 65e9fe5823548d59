/**
 * `npm run into-releases -- <folder>`: a shop that runs from a plain clone gets what updates need, `releases` and
 * `current` in that folder, with the commit and the settings of the clone. Only the last step makes the link. The clone
 * stays as it is, and the shop runs from it until its service names the new folder
 * (docs/operating.md#from-a-plain-clone).
 */
import './lib/environment.mjs'
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib/prepare.mjs'
import {
  contains,
  isInReleases,
  makeRelease,
  requireDataOutside,
  run,
  runCommand,
  UpdateError,
} from './lib/releases.mjs'

const USAGE =
  'Usage: npm run into-releases -- <folder for the releases, such as /opt/jaadi, beside the clone and not in it>'

function typedFolder() {
  try {
    const [folder, ...more] = parseArgs({ allowPositionals: true }).positionals
    if (folder !== undefined && more.length === 0) return resolve(folder)
  } catch {
    // An option: there are none.
  }
  throw new UpdateError(USAGE)
}

/** @throws UpdateError when the shop would not be the same one in the new folder, or something is there already. */
function requirePlainClone(clone, home) {
  if (isInReleases()) throw new UpdateError(`${clone} is a release beside others already.`)
  if (contains(clone, home)) throw new UpdateError(`${home} is inside the clone.\n${USAGE}`)
  requireDataOutside(clone)
  const changed = run('Reading the clone', 'git', ['status', '--porcelain'], { cwd: clone }).trimEnd()
  if (changed !== '')
    throw new UpdateError(
      `The clone has files that its commit does not have, and an update would lose them. Commit them, or take them away:\n${changed}`,
    )
  for (const name of ['releases', 'current'])
    if (existsSync(join(home, name)))
      throw new UpdateError(
        `${join(home, name)} is there already. If a try that was cut off left it, and no shop runs from ${home}, remove it and try again.`,
      )
}

function intoReleases() {
  const home = typedFolder()
  const clone = realpathSync(root)
  requirePlainClone(clone, home)
  const commit = run('Reading the clone', 'git', ['rev-parse', 'HEAD'], { cwd: clone }).trim()
  const release = join('releases', commit.slice(0, 12))
  const part = join(home, 'releases', '.part')
  mkdirSync(join(home, 'releases'), { recursive: true })
  try {
    makeRelease(clone, commit, part)
    renameSync(part, join(home, release))
    symlinkSync(release, join(home, 'current'))
  } catch (error) {
    rmSync(join(home, 'releases'), { recursive: true, force: true })
    throw error
  }
  console.log(`The release is in ${join(home, 'current')}; the shop still runs from ${clone}.
Put ${join(home, 'current')} for ${clone} into the service and into the settings of the proxy, then as root:
  systemctl daemon-reload && systemctl restart jaadi
Once the shop answers, ${clone} may be removed.`)
}

await runCommand(intoReleases)
