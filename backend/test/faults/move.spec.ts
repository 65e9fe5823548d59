import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApp } from '../support/http/app.js'
import { Client } from '../support/http/client.js'
import { runCommand, startCommand, startDatabase } from '../support/processes/command.js'
import { temporaryFolder } from '../support/processes/process.js'

const FIVE_MINUTES = 300_000

describe('moving a shop to a database server', () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  let server: Awaited<ReturnType<typeof startDatabase>>

  beforeAll(async () => {
    server = await startDatabase(join(folder, 'server'), '0')
    const seeded = await runCommand('seed', ['--orders', '300'], { DATA_DIR: dataDir, LOG_LEVEL: 'error' })
    expect(seeded.code).toBe(0)
  }, FIVE_MINUTES)
  afterAll(async () => {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'may be killed, goes on, compares everything, and the shop opens there',
    async () => {
      const move = () => startCommand('move', [server.uri], { DATA_DIR: dataDir })
      for (const reached of [/^boms: /m, /^orders: /m]) {
        const { child, output, ended } = move()
        while (!reached.test(output()) && child.exitCode === null) await sleep(2)
        child.kill('SIGKILL')
        await ended
        expect(output()).not.toContain('MONGODB_URI')
      }
      const { code, output } = await move().ended
      expect(output).toContain('Going on with the move that was interrupted.')
      expect(output).toMatch(/Moved \d+ documents of \d+ collections, the same on both sides to the byte/)
      expect(output).toContain('MONGODB_URI=mongodb://')
      expect(output).toContain(join(dataDir, 'uploads'))
      expect(code).toBe(0)
      expect(await move().ended).toMatchObject({
        code: 0,
        output: expect.stringMatching(
          /^The move was done already: \d+ documents .*\n.*MONGODB_URI=mongodb:\/\//,
        ),
      })
      const uri = new URL(server.uri)
      uri.pathname = '/jaadi'
      const shop = await startApp({ environment: { DATA_DIR: dataDir }, mongodbUri: uri.toString() })
      try {
        const boss = new Client(shop.url)
        await boss.signInStaff('9000000001', '246810')
        expect((await boss.post('/api/stock/refresh-quantities')).body).toMatchObject({ drift: 0 })
        const { body } = await boss.get('/api/dashboard/summary')
        expect(body['lastBackup']).toBeNull()
        const jobs = await boss.get<{ id: string }[]>('/api/admin/jobs')
        expect(jobs.body.map(({ id }) => id)).not.toContain('backups.make')
      } finally {
        await shop.close()
      }
      const again = await move().ended
      expect(again).toMatchObject({ code: 1, output: expect.stringContaining('holds other data') })
    },
    FIVE_MINUTES,
  )

  it('is refused while the shop runs, and without an address', async () => {
    const shop = await startApp({ environment: { DATA_DIR: dataDir, MONGODB_URI: '' } })
    try {
      const refused = await runCommand('move', [server.uri], { DATA_DIR: dataDir })
      expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/^A shop is running on .*\n$/) })
    } finally {
      await shop.close()
    }
    const lost = await runCommand('move', [], { DATA_DIR: dataDir })
    expect(lost).toMatchObject({ code: 1, output: expect.stringContaining('Usage: npm run move') })
  })

  it('never prints the password of the server', async () => {
    const { code, output } = await runCommand(
      'move',
      ['mongodb://me:hunter2@127.0.0.1:9/?serverSelectionTimeoutMS=300'],
      { DATA_DIR: dataDir },
    )
    expect(code).toBe(1)
    expect(output).not.toContain('hunter2')
    expect(output).toMatch(/^That server cannot be used: /)
  })
})
