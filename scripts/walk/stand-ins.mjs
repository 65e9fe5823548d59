/**
 * Payments, courier and SMS for the walk: a second Jaadi in its demo mode, whose sandboxes speak the providers' wire
 * formats. The production shop reaches them only by the addresses and keys in its `.env`.
 */
import { randomBytes } from 'node:crypto'
import { freePort, start } from './processes.mjs'

/** Keys that the sandboxes take; they open nothing else. */
export const keysFor = (origin) => ({
  ALLOW_PRIVATE_PROVIDERS: 'true',
  CASHFREE_BASE_URL: `${origin}/sandbox/cashfree/pg`,
  CASHFREE_CLIENT_ID: 'sandbox-client',
  CASHFREE_CLIENT_SECRET: 'sandbox-secret',
  DELHIVERY_BASE_URL: `${origin}/sandbox/delhivery`,
  DELHIVERY_TOKEN: 'walk-token',
  DELHIVERY_WEBHOOK_SECRET: randomBytes(24).toString('hex'),
  MSG91_BASE_URL: `${origin}/sandbox/msg91`,
  MSG91_AUTH_KEY: 'walk-key',
  MSG91_TEMPLATE_ID: 'walk-template',
})

/** @param certificate file of the certificate behind which the webhooks are delivered. */
export async function startStandIns(root, dataDir, certificate) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'warn',
    NODE_EXTRA_CA_CERTS: certificate,
  }
  const process = start('node', ['backend/dist/bundle/main.js'], { cwd: root, env })
  await process.until(/Shop +http/)
  const ask = async (path, body) => {
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const response = await fetch(`${origin}/sandbox${path}`, body ? options : {})
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  return {
    origin,
    lastCode: async (mobileNumber) => (await ask(`/outbox?to=${mobileNumber}`))[0]?.code ?? '',
    pay: (session) => ask(`/cashfree/sessions/${session}/complete`, { outcome: 'SUCCESS' }),
    webhooks: (reference) => ask(`/cashfree/webhooks/${reference}`),
  }
}
