import { mongo } from 'mongoose'
import request from 'supertest'
import { StartupError } from '../../src/boot/startup-error.js'
import { freshDatabaseUri, startApp, withApp } from '../support/http/app.js'
import { Client } from '../support/http/client.js'
import { runToEnd, type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'
import { PRODUCTION } from '../support/processes/production.js'

/** Kept short: the output of a start as its person sees it. */
const firstAdmin = { ADMIN_MOBILE: '9000000009', ADMIN_PIN: '704286' }

/** What a shop that was tried out in a folder leaves there; it runs in this process, which has it loaded. */
async function tryOut(environment: Record<string, string>): Promise<void> {
  const tried = await startApp({ environment: { MONGODB_URI: '', ...environment } })
  await tried.close()
}

/** The sentence that a process prints before it ends with 1, as `start-up.spec.ts` sees it of a folder with demo data. */
async function refusalOf(DATA_DIR: string): Promise<string> {
  const refused: unknown = await startApp({ environment: { ...PRODUCTION, DATA_DIR } }).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(StartupError)
  return (refused as StartupError).message
}

describe('production', () => {
  it('refuses staff with a PIN of the public demo', async () => {
    const DATA_DIR = temporaryFolder()
    const trial = { DATA_DIR, ADMIN_MOBILE: '9000000009', ADMIN_PIN: '246810' }
    expect((await runToEnd({ ...PRODUCTION, ...trial })).output).toContain(
      'ADMIN_PIN: This PIN is used in the demo',
    )
    await tryOut(trial)
    const sentence = await refusalOf(DATA_DIR)
    expect(sentence).toContain('has a PIN of the demo')
    expect(sentence).toContain('npm run admin:create')
  })

  it('refuses staff with a PIN that strangers try first, from before the rule', async () => {
    const DATA_DIR = temporaryFolder()
    await tryOut({ DATA_DIR, ADMIN_MOBILE: '9000000009', ADMIN_PIN: '000009' })
    expect(await refusalOf(DATA_DIR)).toContain('one that is easy to guess')
  })

  it('reports that the secret or the folder of pictures differs from before', async () => {
    const [first, second] = [temporaryFolder(), temporaryFolder()]
    const database = freshDatabaseUri()
    const common = { ...PRODUCTION, ...firstAdmin, MONGODB_URI: database }
    await withApp({ environment: { ...common, DATA_DIR: first } }, async (one) => {
      expect(one.notices).toEqual([])
      const two = await startProcess({
        ...common,
        DATA_DIR: second,
        SESSION_SECRET: 'e93b05d7416fc8a2de7710b5c94f3a68',
      })
      expect(two.output()).toContain('SESSION_SECRET is not the one')
      expect(two.output()).toContain(`Pictures of products lie in ${second}`)
      expect(two.output()).not.toContain('e93b05d7')
      await two.stop()
    })
  })
})

/** One folder and its two starts; each test goes on where the one before it stopped. */
describe('production on a folder of its own', () => {
  const DATA_DIR = temporaryFolder()
  let server: ServerProcess
  afterAll(() => server.stop())

  it('says when there is no admin and how to make one, and is quiet once there is', async () => {
    const empty = await startProcess({ ...PRODUCTION, DATA_DIR })
    expect(empty.output()).toContain('There is no admin yet')
    expect(empty.output()).toContain('npm run admin:create -- --mobile')
    expect(await empty.stop()).toBe(0)
    server = await startProcess({ ...PRODUCTION, ...firstAdmin, DATA_DIR })
    expect(server.output()).not.toContain('Note')
  })

  it('is ready, and loads no sandbox', async () => {
    const client = new Client(server.url)
    expect((await client.get('/sandbox/outbox?to=9000000000')).status).toBe(404)
    expect((await client.post('/sandbox/clock', { offsetMs: 1 })).status).toBe(404)
    expect((await client.get('/api/health/ready')).status).toBe(200)
  })

  it('shows its documents to staff alone, and answers no other name', async () => {
    const [stranger, boss] = [new Client(server.url), new Client(server.url)]
    await boss.signInStaff(firstAdmin.ADMIN_MOBILE, firstAdmin.ADMIN_PIN)
    for (const path of ['/api/docs', '/api/openapi.json', '/api/docs/swagger-ui.css', '/API/%64ocs'])
      expect((await stranger.get(path)).status).toBe(404)
    for (const path of ['/api/docs', '/api/openapi.json']) expect((await boss.get(path)).status).toBe(200)
    expect((await stranger.get('/userhomepage')).status).toBe(200)
    const byName = await request(server.url).get('/api/shop').set('host', 'evil.example')
    expect([byName.status, byName.body.code]).toEqual([421, 'MISDIRECTED'])
    const probe = await request(server.url).get('/api/health/ready').set('host', 'localhost')
    expect(probe.status).toBe(200)
  })

  it('ends with 0', async () => expect(await server.stop()).toBe(0))
})

describe('a start', () => {
  it('uses the database jaadi when MONGODB_URI names none, and warns of nothing at home', async () => {
    const uri = process.env['TEST_MONGODB_URI']!
    const client = await mongo.MongoClient.connect(uri)
    const names = async () => (await client.db().admin().listDatabases()).databases.map(({ name }) => name)
    expect(await names()).not.toContain('jaadi')
    await withApp({ environment: firstAdmin, mongodbUri: uri }, async ({ notices }) => {
      expect(await names()).toEqual(expect.arrayContaining(['jaadi']))
      expect(await names()).not.toContain('test')
      expect(notices).toEqual([])
    })
    await client.db('jaadi').dropDatabase()
    await client.close()
  })

  it('warns that a demo on a public address shows codes to everybody', async () => {
    await withApp({ environment: { ...firstAdmin, HOST: '0.0.0.0' } }, async ({ notices }) => {
      expect(notices).toEqual([expect.stringContaining('whoever opens it sees every log-in code')])
    })
  })
})
