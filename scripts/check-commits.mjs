/**
 * The subject of every commit since this rule began: `type(area): what` or `type: what`, one type, at most 72
 * characters, no full stop. Skipped where the history is not at hand.
 */
import { spawnSync } from 'node:child_process'
import { root } from './lib/prepare.mjs'

const BEGAN = '90f3a0cd47dff00a955a0b83cc181188c1caa98e'
const TYPES = ['feat', 'fix', 'refactor', 'docs', 'test', 'chore', 'perf', 'style', 'build', 'ci']
const LONGEST = 72
const FORM = new RegExp(`^(${TYPES.join('|')})(\\([a-z0-9-]+\\))?: \\S`)

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })

function faultsOf(subject) {
  return [
    ...(FORM.test(subject) ? [] : [`is not \`type(area): what\` with one type of ${TYPES.join(', ')}`]),
    ...(subject.length > LONGEST ? [`has ${subject.length} characters, ${LONGEST} are allowed`] : []),
    ...(subject.endsWith('.') ? ['ends with a full stop'] : []),
  ]
}

function check() {
  const known = git('merge-base', '--is-ancestor', BEGAN, 'HEAD')
  if (known.status !== 0) {
    console.log('Commit subjects were not checked: the history since the rule began is not here.')
    return 0
  }
  const commits = git('log', '--no-merges', '--format=%h %s', `${BEGAN}..HEAD`).stdout.trim().split('\n')
  const faulty = commits.filter(Boolean).flatMap((line) => {
    const subject = line.slice(line.indexOf(' ') + 1)
    return faultsOf(subject).map((fault) => `${line}\n  ${fault}`)
  })
  for (const fault of faulty) console.error(fault)
  return faulty.length === 0 ? 0 : 1
}

process.exit(check())
