import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { withApp } from '../support/http/app.js'
import { Client } from '../support/http/client.js'
import { SHORT_LIVED, temporaryFolder } from '../support/processes/process.js'

const ROOT = resolve(__dirname, '../../..')
const MOBILE = '9000000005'

describe('npm run admin:create', () => {
  const environment = { DATA_DIR: temporaryFolder(), MONGODB_URI: '' }

  async function run(pin: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, [...SHORT_LIVED, 'backend/dist/bundle/create-admin.js', ...args], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    child.stdin.end(`${pin}\n`)
    await once(child, 'close')
    return { code: child.exitCode, output }
  }

  it('makes an admin who can log in, says so when the number is taken, and renews a forgotten PIN', async () => {
    expect(await run('246810', '--mobile', MOBILE)).toEqual({
      code: 0,
      output: `The admin ${MOBILE} is created.\n`,
    })
    expect((await run('246810', '--mobile', MOBILE)).output).toContain('Add --reset')
    expect(await run('975310', '--mobile', MOBILE, '--reset')).toMatchObject({ code: 0 })
    await withApp({ environment }, async ({ url }) => {
      const client = new Client(url)
      await expect(client.signInStaff(MOBILE, '246810')).rejects.toThrow('INVALID_OTP')
      await client.signInStaff(MOBILE, '975310')
      expect((await client.get('/api/session')).body).toMatchObject({ role: 'admin' })
    })
  })

  it.each([
    ['a bad number', '246810', ['--mobile', '12345'], 'valid 10-digit mobile number'],
    ['a short PIN', '123', ['--mobile', '9000000006'], 'The pin is 6 to 12 digits.'],
    ['no number', '246810', [], 'Usage: npm run admin:create'],
    ['an unknown option', '246810', ['--pin', '246810'], 'Usage: npm run admin:create'],
  ])('refuses %s with a sentence', async (_, pin, args, sentence) => {
    const { code, output } = await run(pin, ...args)
    expect(code).toBe(1)
    expect(output).toContain(sentence)
    expect(output).not.toContain('    at ')
  })

  it('says that the shop must be stopped when its embedded database is in use', async () => {
    await withApp({ environment }, async () => {
      const { code, output } = await run('246810', '--mobile', '9000000007')
      expect(code).toBe(1)
      expect(output).toMatch(/cannot be opened: .*already open in process/)
    })
  })
})
