/**
 * `npm run test:lts`: `npm test` on the long-term line of Node that `.nvmrc` names, whatever Node is installed. With
 * `-- path …` it runs only the specs of these paths.
 */
import { spawnSync } from 'node:child_process'
import { LONG_TERM, longTermNode } from './lib/long-term-node.mjs'
import { root } from './lib/prepare.mjs'

const longTerm = longTermNode()
if (longTerm === null) process.exit(1)
const paths = process.argv.slice(2)
const tests =
  paths.length === 0
    ? ['scripts/test.mjs']
    : ['--max-old-space-size=1536', 'node_modules/jest/bin/jest.js', ...paths]
console.log(`Node ${LONG_TERM}`)
const { status } = spawnSync(longTerm.node, tests, { cwd: root, stdio: 'inherit', env: longTerm.env })
process.exit(status ?? 1)
