import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { temporaryFolder } from '../support/processes/process.js'

const ROOT = resolve(__dirname, '../../..')

/** An `npm` that notes what it was asked and fails with this code. */
function failingNpm(code: string): { folder: string; asked: () => string } {
  const folder = temporaryFolder()
  const notes = join(folder, 'asked')
  const file = join(folder, 'npm')
  writeFileSync(file, `#!/bin/sh\necho "$@" > ${notes}\necho "npm error code ${code}" >&2\nexit 1\n`)
  chmodSync(file, 0o755)
  return { folder, asked: () => readFileSync(notes, 'utf8') }
}

describe('npm start', () => {
  it('ends with the server, with its port and its folder free, when npm is told to stop', async () => {
    const DATA_DIR = temporaryFolder()
    const child = spawn('npm', ['start'], {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: '0',
        DATA_DIR,
        SEED: 'none',
        MONGODB_URI: '',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    let printed = ''
    const url = await new Promise<string>((found) =>
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        const [, address] = /Shop +(http:\/\/localhost:\d+)/.exec(printed) ?? []
        if (address) found(address)
      }),
    )
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200)
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number | null]
    expect(code).toBe(0)
    await expect(fetch(`${url}/api/health/live`)).rejects.toThrow()
    expect(() => readFileSync(join(DATA_DIR, 'db', 'engine.lock'))).toThrow('ENOENT')
  })

  it.each([
    ['ECONNREFUSED', 'The registry of packages cannot be reached: '],
    ['EACCES', 'This account may not write to '],
    ['ENOSPC', 'The disk is full: '],
  ])(
    'asks npm for what builds the product in production too, and says in words why it failed with %s',
    (code, why) => {
      const copy = temporaryFolder()
      cpSync(join(ROOT, 'scripts'), join(copy, 'scripts'), { recursive: true })
      for (const file of ['package.json', 'package-lock.json', 'backend/src/main.ts'])
        cpSync(join(ROOT, file), join(copy, file))
      const npm = failingNpm(code)
      const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
        cwd: copy,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PATH: `${npm.folder}${delimiter}${process.env['PATH']}`,
        },
        encoding: 'utf8',
      })
      expect(status).toBe(1)
      expect(npm.asked()).toContain('--include=dev')
      const [said = '', ...lines] = stderr.split('\n')
      expect(said).toContain(`The dependencies could not be installed. ${why}`)
      expect(lines).toContain(`npm error code ${code}`)
    },
  )
})

describe('a version of Node', () => {
  it('is taken when the engines of package.json name it', () => {
    const versions = ['20.18.3', '20.19.0', '21.7.0', '22.11.0', '22.12.0', '23.11.0', '24.0.0', '26.1.0']
    const ask = `
      import { takesNode } from './scripts/lib/prepare.mjs'
      const taken = ${JSON.stringify(versions)}.filter((version) => takesNode('^20.19 || ^22.12 || >=24', version))
      console.log(JSON.stringify(taken))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', ask], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect(JSON.parse(stdout)).toEqual(['20.19.0', '22.12.0', '24.0.0', '26.1.0'])
  })

  it.each(['start', 'cli', 'db', 'db-verify', 'build', 'test'])(
    'that package.json does not name is refused by scripts/%s.mjs in one sentence',
    (script) => {
      const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.11.0' } })`
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', `data:text/javascript,${encodeURIComponent(old)}`, `scripts/${script}.mjs`],
        { cwd: ROOT, encoding: 'utf8' },
      )
      const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
        engines: { node: string }
      }
      const sentence = `Jaadi needs Node ${engines.node}; this is 22.11.0.\n`
      expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: sentence })
    },
  )
})

describe('a folder of packages that came from another system', () => {
  it('counts as not installed', () => {
    const ask = `
      import { missingPackages } from './scripts/lib/packages.mjs'
      const locked = {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/a-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
        'node_modules/a-musl': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
        'node_modules/a-mac': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
        'node_modules/other': { version: '1.0.0', optional: true },
      }
      const made = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-mac': { version: '1.0.0' } }
      const missing = (os, cpu, libc) => missingPackages(locked, made, { os, cpu, libc })
      console.log(JSON.stringify([missing('darwin', 'arm64'), missing('linux', 'x64', 'glibc'), missing('linux', 'x64', 'musl')]))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', ask], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect(JSON.parse(stdout)).toEqual([[], ['node_modules/a-linux'], ['node_modules/a-musl']])
  })
})

describe('npm run db', () => {
  it("reads .env as every command does, and prints an address of the shop's database", async () => {
    const copy = temporaryFolder()
    mkdirSync(join(copy, 'data'))
    cpSync(join(ROOT, 'scripts'), join(copy, 'scripts'), { recursive: true })
    writeFileSync(join(copy, '.env'), `DATA_DIR=${join(copy, 'data')}\nDB_PORT=0\n`)
    const ask = `await import('./scripts/lib/environment.mjs'); console.log(process.env.DATA_DIR)`
    const environment = { ...process.env, DATA_DIR: undefined } as NodeJS.ProcessEnv
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', ask], {
      cwd: copy,
      env: environment,
      encoding: 'utf8',
    })
    expect(stdout.trim()).toBe(join(copy, 'data'))
    const child = spawn(process.execPath, ['scripts/db.mjs'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: join(copy, 'data'), DB_PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    expect(line.toString()).toMatch(
      /^mongodb:\/\/owner:[\w-]{43}@127\.0\.0\.1:\d+\/jaadi\?replicaSet=rs0&directConnection=true&authSource=admin\n$/,
    )
    child.kill('SIGTERM')
    expect((await once(child, 'exit'))[0]).toBe(0)
  })
})
