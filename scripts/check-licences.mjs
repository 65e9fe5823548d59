/** Every package of the lock file has a licence that is on the list. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceProblems } from './lib/licences.mjs'
import { root } from './lib/prepare.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const problems = licenceProblems(packages)
problems.forEach((problem) => console.error(`${problem}; the list is in scripts/lib/licences.mjs`))
process.exit(problems.length > 0 ? 1 : 0)
