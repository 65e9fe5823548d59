import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/**
 * A worktree of another commit, which installs and builds itself with its own scripts. It lies outside this one, where no
 * tool takes its files for ours, and stays for the next time.
 * @param {string} reference any name of the commit
 * @returns {{ code: string, name: string }} its folder, and its short name
 * @throws Error when there is no such commit, or it cannot be built
 */
export function builtCommit(reference) {
  const commit = git('rev-parse', '--verify', `${reference}^{commit}`)
  const name = commit.slice(0, 8)
  const code = join(tmpdir(), `jaadi-${name}`)
  if (!existsSync(join(code, 'package.json'))) git('worktree', 'add', '--detach', code, commit)
  const prepare = `const { ensureBuilt, ensureInstalled } = await import('./scripts/lib/prepare.mjs')
    ensureInstalled()
    await ensureBuilt(['embedded-mongo', 'backend'])`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', prepare], {
    cwd: code,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`Commit ${name} could not be built.`)
  return { code, name }
}
