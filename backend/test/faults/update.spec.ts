import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { basename, join, resolve } from 'node:path'
import { temporaryFolder } from '../support/processes/process.js'

const ROOT = resolve(__dirname, '../../..')
const TIMEOUT_MS = 120_000

/** A shop of a few lines, whose data are one number: the schema. It has the commands that an update uses. */
const FILES = {
  'scripts/build.mjs': `
    import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
    const { schema } = JSON.parse(readFileSync('package.json', 'utf8'))
    mkdirSync('backend/dist/migrations', { recursive: true })
    writeFileSync('backend/dist/migrations/migrations.js', 'export const SCHEMA_VERSION = ' + schema)`,
  'scripts/cli.mjs': `
    import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
    import { SCHEMA_VERSION } from '../backend/dist/migrations/migrations.js'
    const [command, folder] = process.argv.slice(2)
    const data = process.env.DATA_DIR
    mkdirSync(data, { recursive: true })
    mkdirSync(folder, { recursive: true })
    if (existsSync(data + '/full')) throw new Error('the disk is full')
    if (command === 'backup') cpSync(data + '/schema', folder + '/copy-' + readdirSync(folder).length + '/schema')
    else {
      const schema = Number(readFileSync(folder + '/schema', 'utf8'))
      if (schema > SCHEMA_VERSION) throw new Error('the backup is newer')
      writeFileSync(data + '/schema', String(schema))
    }`,
  'server.mjs': `
    import { readFileSync, writeFileSync } from 'node:fs'
    import { createServer } from 'node:http'
    import { SCHEMA_VERSION } from './backend/dist/migrations/migrations.js'
    const { version, broken } = JSON.parse(readFileSync('package.json', 'utf8'))
    const file = process.env.DATA_DIR + '/schema'
    if (Number(readFileSync(file, 'utf8')) > SCHEMA_VERSION) process.exit(1)
    writeFileSync(file, String(SCHEMA_VERSION))
    if (broken) process.exit(1)
    createServer((_, answer) => answer.end(version)).listen(process.env.PORT, '127.0.0.1')`,
  '.gitignore': 'backend/dist\nnode_modules\n.env\n',
}
const OWN = [
  'update.mjs',
  'go-back.mjs',
  'into-releases.mjs',
  ...['releases', 'service', 'environment', 'prepare', 'packages', 'run'].map((name) => `lib/${name}.mjs`),
]

const home = realpathSync(temporaryFolder())
const repository = join(home, 'repository')
const at = (...parts: string[]) => join(home, 'shop', ...parts)
let environment: NodeJS.ProcessEnv

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
    cwd: repository,
    stdio: 'pipe',
  })

function commit(facts: {
  version: string
  schema: number
  broken?: boolean
  dependencies?: Record<string, string>
}) {
  const lock = { name: 'shop', version: facts.version, lockfileVersion: 3, packages: { '': facts } }
  writeFileSync(join(repository, 'package.json'), JSON.stringify({ name: 'shop', type: 'module', ...facts }))
  writeFileSync(join(repository, 'package-lock.json'), JSON.stringify(lock))
  git('add', '-A')
  git('commit', '-qm', `version ${facts.version}`)
  git('tag', `v${facts.version}`)
}

const START = '(cd current && exec node server.mjs) > log 2>&1 & echo $! > pid'
const STOP = 'kill $(cat pid) 2> /dev/null; while kill -0 $(cat pid) 2> /dev/null; do sleep 0.05; done; true'
const shell = (line: string) => execFileSync('sh', ['-c', line], { cwd: at(), env: environment })

function command(name: 'update' | 'go-back', ...args: string[]) {
  const options = ['--start', `cd ${at()}; ${START}`, '--stop', `cd ${at()}; ${STOP}`, '--wait', '3']
  return script(at('current'), name, ...options, ...args)
}

async function script(cwd: string, name: string, ...args: string[]) {
  const child = spawn(process.execPath, [`scripts/${name}.mjs`, ...args], { cwd, env: environment })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

const served = () => fetch(`http://127.0.0.1:${environment['PORT']}`).then((answer) => answer.text())
const schema = () => readFileSync(at('data', 'schema'), 'utf8')

beforeAll(async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as { port: number }
  free.close()
  const { MONGODB_URI: _, BACKUP_DIR: __, ...rest } = process.env
  environment = { ...rest, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: at('data') }
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(repository, name, '..'), { recursive: true })
    writeFileSync(join(repository, name), text)
  }
  for (const name of OWN) cpSync(join(ROOT, 'scripts', name), join(repository, 'scripts', name))
  git('init', '-q', '-b', 'main')
  commit({ version: '1.0.0', schema: 1 })
  mkdirSync(at('releases'), { recursive: true })
  mkdirSync(at('data'))
  writeFileSync(at('data', 'schema'), '1')
  execFileSync('git', ['clone', '-q', repository, at('releases', 'first')])
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: at('releases', 'first') })
  symlinkSync('releases/first', at('current'))
  shell(START)
}, TIMEOUT_MS)
afterAll(() => {
  shell(STOP)
  rmSync(home, { recursive: true, force: true })
})

/** The running shop has not been touched, and nothing half-made is left. */
async function expectUntouched(version: string) {
  expect(await served()).toBe(version)
  expect(readdirSync(at('releases')).filter((name) => name.startsWith('.'))).toEqual([])
  expect(existsSync(at('.update'))).toBe(false)
}

// The tests follow each other, as the years of a shop.
describe('an update', () => {
  it(
    'that cannot install leaves the running shop as it is',
    async () => {
      commit({ version: '1.0.1', schema: 1, dependencies: { gone: 'file:gone-1.0.0.tgz' } })
      const { code, output } = await command('update')
      expect(code).toBe(1)
      expect(output).toContain('Installing failed')
      expect(output).toContain('The shop runs as before.')
      await expectUntouched('1.0.0')
    },
    TIMEOUT_MS,
  )

  it(
    'is away for seconds, and goes back and forth without a new schema',
    async () => {
      commit({ version: '1.1.0', schema: 1 })
      const { code, output } = await command('update')
      expect({ code, output }).toMatchObject({
        code: 0,
        output: expect.stringMatching(/The shop was away for [0-3] s\./) as string,
      })
      expect(await served()).toBe('1.1.0')
      expect(await command('update')).toMatchObject({
        code: 1,
        output: expect.stringContaining('runs origin/HEAD already') as string,
      })
      expect(await command('go-back')).toMatchObject({ code: 0 })
      expect(await served()).toBe('1.0.0')
      expect(await command('update')).toMatchObject({ code: 0 })
      expect(await served()).toBe('1.1.0')
    },
    TIMEOUT_MS,
  )

  it(
    'goes back by itself, with its data, when the new version does not come up',
    async () => {
      commit({ version: '1.2.0', schema: 2, broken: true })
      const { code, output } = await command('update')
      expect(code).toBe(1)
      expect(output).toContain('Jaadi 1.1.0 runs as before.')
      expect(schema()).toBe('1')
      await expectUntouched('1.1.0')
    },
    TIMEOUT_MS,
  )

  it(
    'starts the version before again when the disk is full at the moment of the change',
    async () => {
      // No link can be made either: a folder stands where it would be.
      const full = `cd ${at()}; ${STOP}; touch data/full; mkdir -p current.next`
      const { code, output } = await command('update', '--stop', full)
      rmSync(at('data', 'full'))
      rmSync(at('current.next'), { recursive: true })
      expect(code).toBe(1)
      expect(output).toContain('The backup failed')
      expect(output).toContain('Jaadi 1.1.0 runs as before.')
      await expectUntouched('1.1.0')
    },
    TIMEOUT_MS,
  )

  it(
    'that goes back by itself leaves the way back to the version before',
    async () => {
      expect(await command('go-back')).toMatchObject({ code: 0 })
      expect(await served()).toBe('1.0.0')
      expect(await command('update', 'v1.1.0')).toMatchObject({ code: 0 })
    },
    TIMEOUT_MS,
  )

  it(
    'that changed the database is taken back only with the backup of its moment',
    async () => {
      commit({ version: '1.3.0', schema: 2 })
      expect(await command('update')).toMatchObject({ code: 0 })
      expect(schema()).toBe('2')
      const refused = await command('go-back')
      expect(refused.code).toBe(1)
      expect(refused.output).toContain(
        'Jaadi 1.3.0 has brought the database to schema 2, and Jaadi 1.1.0 knows 1 only',
      )
      await expectUntouched('1.3.0')
      const backup = /--restore (\S+)/.exec(refused.output)?.[1] ?? ''
      expect(await command('go-back', '--restore', backup)).toMatchObject({ code: 0 })
      expect(await served()).toBe('1.1.0')
      expect(schema()).toBe('1')
    },
    TIMEOUT_MS,
  )

  it(
    'follows the last one for years',
    async () => {
      for (const version of ['1.4.0', '1.5.0']) {
        commit({ version, schema: 2 })
        expect(await command('update')).toMatchObject({ code: 0 })
        expect(await served()).toBe(version)
      }
      expect(readdirSync(at('releases'))).toHaveLength(2)
    },
    TIMEOUT_MS,
  )

  it(
    'waits for no other one, and is refused where there are no releases',
    async () => {
      writeFileSync(at('.update'), String(process.pid))
      expect((await command('update')).output).toContain(
        `Another update is under way (process ${process.pid}).`,
      )
      rmSync(at('.update'))
      const elsewhere = await script(repository, 'update')
      expect(elsewhere.output).toContain('is not a release beside others')
    },
    TIMEOUT_MS,
  )

  it('is refused where the data would be removed with a release', async () => {
    mkdirSync(at('current', 'data'))
    const { DATA_DIR = '' } = environment
    environment['DATA_DIR'] = at('current', 'data')
    const { code, output } = await command('update')
    environment['DATA_DIR'] = DATA_DIR
    expect(code).toBe(1)
    expect(output).toMatch(/^DATA_DIR is \S+, inside \S+\/releases, where releases come and go\./)
  })
})

describe('a shop that runs from a plain clone', () => {
  const clone = join(home, 'clone')
  const moved = join(home, 'moved')
  const convert = () => script(clone, 'into-releases', moved)
  const inClone = (...args: string[]) => execFileSync('git', args, { cwd: clone, stdio: 'pipe' })

  beforeAll(() => {
    execFileSync('git', ['clone', '-q', repository, clone])
    writeFileSync(join(clone, '.env'), `DATA_DIR=${at('data')}\n`)
  })

  it('stays one, with nothing beside it, when the release cannot be installed', async () => {
    inClone('checkout', '-q', 'v1.0.1')
    const { code, output } = await convert()
    inClone('checkout', '-q', 'main')
    expect(code).toBe(1)
    expect(output).toContain('Installing failed')
    expect(readdirSync(moved)).toEqual([])
  })

  it('is refused by halves: with changes of its own, or beside what an earlier try left', async () => {
    writeFileSync(join(clone, 'mine.txt'), '')
    expect((await convert()).output).toMatch(/^The clone has files [^\n]+:\n\?\? mine\.txt\n$/)
    rmSync(join(clone, 'mine.txt'))
    mkdirSync(join(moved, 'releases'))
    expect((await convert()).output).toContain(`${join(moved, 'releases')} is there already.`)
    rmSync(join(moved, 'releases'), { recursive: true })
    expect((await script(clone, 'into-releases', join(clone, 'below'))).output).toContain('inside the clone')
    expect((await script(clone, 'into-releases')).output).toMatch(/^Usage: /)
  })

  it(
    'becomes a release beside others, which can be updated',
    async () => {
      expect(await convert()).toMatchObject({
        code: 0,
        output: expect.stringContaining(`the shop still runs from ${clone}.`) as string,
      })
      expect(readdirSync(join(moved, 'releases'))).toEqual([basename(realpathSync(join(moved, 'current')))])
      expect(readFileSync(join(moved, 'current', '.env'), 'utf8')).toContain('DATA_DIR=')
      expect((await script(join(moved, 'current'), 'update')).output).toContain(
        'The shop runs origin/HEAD already.',
      )
      expect((await script(join(moved, 'current'), 'into-releases', join(home, 'other'))).output).toContain(
        'is a release beside others already.',
      )
    },
    TIMEOUT_MS,
  )
})
