import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { startDatabase } from '../support/processes/command.js'
import { temporaryFolder } from '../support/processes/process.js'
import { PRODUCTION } from '../support/processes/production.js'

const ROOT = resolve(__dirname, '../../..')

/** Of the 400 MB that the image may have, node:24-bookworm-slim takes 220 and some. */
const MOST_MB = 160

/** A command that waits for something ends as a failure that names it; Jest cannot interrupt it. */
const COMMAND_MS = 60_000

describe('the folder of the image, laid out as the Dockerfile says', () => {
  const folder = temporaryFolder()
  const app = join(folder, 'app')
  const DATA_DIR = join(folder, 'data')
  const backups = join(folder, 'backups')
  const environment = (more: Record<string, string>) => ({
    ...process.env,
    ...PRODUCTION,
    DATA_DIR,
    LOG_LEVEL: 'error',
    ...more,
  })

  beforeAll(() => {
    const ask = `(await import('./scripts/lib/image.mjs')).layOutImage(process.argv[1])`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', ask, app], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const npm = (args: string[], more: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', ...args], {
      cwd: app,
      env: environment(more),
      input: '704286\n',
      encoding: 'utf8',
      timeout: COMMAND_MS,
    })
    return { code: status, output: stdout + stderr }
  }

  it('holds only built code and no sources', () => {
    for (const path of ['backend/src/main.ts', 'node_modules/typescript-native', '.env'])
      expect(existsSync(join(app, path))).toBe(false)
  })

  it('is small: no maps, no types, no compiler', () => {
    const bytes = readdirSync(app, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join(app, name), { throwIfNoEntry: false }))
      .reduce((sum, stat) => sum + (stat?.isFile() ? stat.size : 0), 0)
    expect(bytes / 2 ** 20).toBeLessThan(MOST_MB)
  })

  it('makes an admin, checks the stock and the database, backs up and restores', () => {
    const says = (output: RegExp | string) => ({ code: 0, output: expect.stringMatching(output) })
    expect(npm(['admin:create', '--', '--mobile', '9876543219'])).toEqual(says('9876543219 is created'))
    expect(npm(['stock:check'])).toEqual(says(/drift 0\.\n$/))
    expect(npm(['db:verify'])).toEqual(says('users: 1 documents, sound'))
    expect(npm(['backup', '--', backups])).toEqual(says('Backed up'))
    expect(npm(['restore', '--', backups], { DATA_DIR: join(folder, 'restored') })).toEqual(says('Restored'))
  })

  it('ends a command quietly when nobody reads what it prints', () => {
    const { stderr } = spawnSync('sh', ['-c', 'npm run -s backup -- "$0" | true', join(folder, 'unread')], {
      cwd: app,
      env: environment({}),
      encoding: 'utf8',
      timeout: COMMAND_MS,
    })
    expect(stderr).toBe('')
    expect(readdirSync(join(folder, 'unread'))).toHaveLength(1)
  })

  it('moves to a database server', async () => {
    const server = await startDatabase(join(folder, 'server'), '0')
    try {
      expect(npm(['move', '--', server.uri])).toMatchObject({
        code: 0,
        output: expect.stringContaining('the same on both sides to the byte'),
      })
    } finally {
      await server.kill()
    }
  })

  it('refuses demo data in production by a sentence, and fills them in otherwise', () => {
    expect(npm(['seed'])).toEqual({ code: 1, output: 'Demo data are never put into production.\n' })
    const demo = { NODE_ENV: 'test', DATA_DIR: join(folder, 'demo') }
    expect(npm(['seed'], demo)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Demo data are in'),
    })
  })

  it.each([
    ['db', /^mongodb:\/\/owner:/, { DB_PORT: '0' }],
    ['start', /Jaadi is ready\./, { PORT: '0' }],
  ])('serves with npm run %s until it is told to stop', async (command, said, more) => {
    const child = spawn('npm', ['run', '-s', command], {
      cwd: app,
      env: environment(more),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exited = once(child, 'exit')
    for await (const line of createInterface({ input: child.stdout })) if (said.test(line)) break
    child.kill('SIGTERM')
    expect((await exited)[0]).toBe(0)
  })
})
