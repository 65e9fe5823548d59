import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startApp, withApp } from '../support/http/app.js'
import { Client } from '../support/http/client.js'
import { runCommand, startDatabase } from '../support/processes/command.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

const folder = temporaryFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Whether others of the machine may read, write or look into it. */
const openToOthers = (path: string): boolean => (statSync(path).mode & 0o077) !== 0

/** The folder itself, and what lies below it. */
function everythingIn(path: string): string[] {
  return [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))]
}

const openIn = (path: string): string[] => everythingIn(path).filter(openToOthers)

/** What restores moved aside. */
const asidesIn = (dataDir: string): string[] =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith('before-'))
    .map((name) => join(dataDir, name))

describe('the database of a data folder', () => {
  it('is closed to other users while the shop runs, after it, and in its backups', async () => {
    const dataDir = join(folder, 'shop')
    const backups = join(folder, 'backups')
    const before = process.umask(0)
    let shop: ServerProcess
    try {
      shop = await startProcess({ DATA_DIR: dataDir, MONGODB_URI: '', LOG_LEVEL: 'info' })
      writeFileSync(join(dataDir, 'uploads', 'a-picture-360.webp'), 'a picture')
      for (let time = 0; time < 2; time++)
        expect(await runCommand('backup', [backups], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
      expect(openIn(join(dataDir, 'db'))).toEqual([])
      expect(readdirSync(join(dataDir, 'db'))).toContain('engine.sock')
      expect(openIn(backups)).toEqual([])
      await shop.stop()
      expect(await runCommand('restore', [backups, '--replace'], { DATA_DIR: dataDir })).toMatchObject({
        code: 0,
      })
    } finally {
      process.umask(before)
    }
    expect(openIn(join(dataDir, 'db'))).toEqual([])
    // Pictures keep their modes in it; nobody else gets as far as them.
    for (const name of asidesIn(dataDir)) expect(openToOthers(name)).toBe(false)
  })

  it('closes what an older version left open, and nothing else: at the start and at each backup', async () => {
    const dataDir = join(folder, 'older')
    const backups = join(folder, 'older-backups')
    const run = (name: string, ...args: string[]) => runCommand(name, args, { DATA_DIR: dataDir })
    const start = () => startApp({ environment: { DATA_DIR: dataDir, BACKUP_DIR: backups, MONGODB_URI: '' } })
    const first = await start()
    writeFileSync(join(dataDir, 'uploads', 'a-picture-360.webp'), 'a picture')
    await first.close()
    for (let time = 0; time < 2; time++) expect(await run('backup', backups)).toMatchObject({ code: 0 })
    expect(await run('restore', backups, '--replace')).toMatchObject({ code: 0 })
    const own = join(backups, 'my-notes')
    mkdirSync(own)
    writeFileSync(join(own, 'plan.txt'), 'mine')
    const ours = [...readdirSync(backups).filter((name) => name !== 'my-notes')].map((name) =>
      join(backups, name),
    )
    const all = [...ours, ...asidesIn(dataDir)]
    expect(all).toHaveLength(3)
    const open = () => {
      for (const path of [...all, own].flatMap(everythingIn))
        chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
      expect(all.flatMap(openIn)).not.toEqual([])
    }
    open()
    const second = await start()
    expect(all.flatMap(openIn)).toEqual([])
    open()
    expect(await run('backup', backups)).toMatchObject({ code: 0 })
    await second.close()
    expect(all.flatMap(openIn)).toEqual([])
    expect(openIn(own)).toEqual([own, join(own, 'plan.txt')])
  })
})

describe('npm run db', () => {
  it('serves two processes of the shop that have its address, and none with another password', async () => {
    const database = await startDatabase(join(folder, 'alone'), '0')
    const address = new URL(database.uri)
    address.pathname = '/jaadi'
    const { password } = address
    const start = (MONGODB_URI: string) =>
      startProcess({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info', MONGODB_URI })
    const shop = await start(address.toString())
    try {
      // The other process is this one.
      await withApp({ mongodbUri: address.toString() }, async ({ url }) => {
        for (const origin of [shop.url, url])
          expect(await new Client(origin).get('/api/products')).toMatchObject({ status: 200 })
      })
      address.password = `${password.slice(1)}x`
      const refused: unknown = await start(address.toString()).catch((error: unknown) => error)
      expect(String(refused)).toContain('The server ended with 1')
      expect(`${String(refused)}\n${shop.output()}`).not.toContain(password.slice(1))
    } finally {
      await shop.stop()
      await database.kill()
    }
  })
})
