/**
 * `npm run generate`: writes the committed files that are generated from the backend: the API document,
 * the pages on configuration and permissions, and the picture of the modules. `--check` writes nothing,
 * and fails when a committed file differs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'
import { withModules } from './module-graph.mjs'

const load = (module) => import(`../backend/dist/${module}.js`)

function configurationPage(variables) {
  const row = ({ name, meaning, default: standard, secret, requiredInProduction }) =>
    `| \`${name}\` | ${meaning}${secret ? ' A secret.' : ''} | ${standard ? (standard.includes(' ') ? standard : `\`${standard}\``) : ''} | ${requiredInProduction ? 'yes' : ''} |`
  return [
    '# Configuration',
    '',
    'All of it comes from the environment, or from a file `.env` beside `package.json`; it is read and checked once, at the start. A wrong value stops the start with a sentence that names the variable. Made from `backend/src/config/variables.ts` by `npm run generate`.',
    '',
    '| Variable | Meaning | Default | Needed in production |',
    '| --- | --- | --- | --- |',
    ...variables.map(row),
    '',
    'A secret may lie in a file instead: `SESSION_SECRET_FILE` names the file that holds `SESSION_SECRET`, and so for every variable that is marked as one. A file is not seen by those who list processes.',
    '',
    'Outside production a provider without credentials is played by the built-in sandbox: payments (`CASHFREE_*`), courier (`DELHIVERY_*`), SMS (`MSG91_*`). In production the sandboxes are not even loaded.',
    '',
    '`npm run db` runs the embedded database alone, on `DATA_DIR` and `DB_PORT` (default 27117).',
    '',
  ].join('\n')
}

function environmentExample(variables) {
  const lines = ({ name, meaning, default: standard, example }) => [
    `# ${meaning.replaceAll('`', '')}${standard ? ` Default: ${standard}.` : ''}`,
    `#${name}=${example ?? (standard && !standard.includes(' ') ? standard : '')}`,
    '',
  ]
  const first = ({ name, requiredInProduction }) => name === 'NODE_ENV' || requiredInProduction
  return [
    '# Copy to .env and uncomment what you change. See docs/configuration.md.',
    '',
    '# --- Production does not start without these (NODE_ENV=production). ---',
    '',
    ...variables.filter(first).flatMap(lines),
    '# --- All the rest has a value that works. ---',
    '',
    ...variables.filter((variable) => !first(variable)).flatMap(lines),
  ].join('\n')
}

function permissionsPage(permissions, roles, { PIN_AGAIN, ASKS_TOO, ASKS_NOT }) {
  const row = ([permission, allowed]) =>
    `| \`${permission}\` | ${roles.map((role) => (allowed.includes(role) ? 'yes' : '')).join(' | ')} | ${PIN_AGAIN[permission]} |`
  const routes = (list) => Object.entries(list).map(([route, why]) => `| \`${route}\` | ${why} |`)
  const differing = (list) => ['| Route | Why |', '| --- | --- |', ...routes(list), '']
  return [
    '# Who may do what',
    '',
    'The server enforces this table on every call (`backend/src/kernel/access/permissions.ts`), the staff menu follows it, and this page is made from it by `npm run generate`. A `user` is a customer; `ops` packs and receives; `admin` also sees money and settings. A customer reaches only their own things: the id of somebody else is answered with 404.',
    '',
    'The last column says which calls of staff need the PIN again when it was last entered more than twelve hours ago (`backend/src/kernel/access/pin-again.ts`; [the rule](domain/people.md#the-pin-again)).',
    '',
    `| Permission | ${roles.join(' | ')} | PIN again |`,
    `| --- | ${roles.map(() => '---').join(' | ')} | --- |`,
    ...Object.entries(permissions).map(row),
    '',
    'These routes need it though their permission does not say so:',
    '',
    ...differing(ASKS_TOO),
    'These do not, though it does:',
    '',
    ...differing(ASKS_NOT),
  ].join('\n')
}

ensureInstalled()
await ensureBuilt(['embedded-mongo', 'backend'])
const [{ openApiDocument }, { VARIABLES }, { PERMISSIONS, ROLES }, pinAgain] = await Promise.all([
  load('openapi'),
  load('config/variables'),
  load('kernel/access/permissions'),
  load('kernel/access/pin-again'),
])
const current = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null)
const document = await openApiDocument()
const wanted = {
  'backend/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'docs/configuration.md': configurationPage(VARIABLES),
  'docs/permissions.md': permissionsPage(PERMISSIONS, ROLES, pinAgain),
  'docs/architecture.md': withModules(current('docs/architecture.md')),
  '.env.example': environmentExample(VARIABLES),
}
const differing = Object.entries(wanted).filter(([file, text]) => current(file) !== text)
if (process.argv.includes('--check')) {
  if (differing.length > 0)
    console.error(
      `Out of date: ${differing.map(([file]) => file).join(', ')}. Run "npm run generate" and commit.`,
    )
  process.exit(differing.length > 0 ? 1 : 0)
}
for (const [file, text] of differing) writeFileSync(join(root, file), text)
console.log(
  differing.length > 0 ? `Written: ${differing.map(([file]) => file).join(', ')}` : 'Nothing has changed.',
)
process.exit(0)
