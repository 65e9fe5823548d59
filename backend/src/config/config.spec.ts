import { availableParallelism } from 'node:os'
import { type AppConfig, type ConfigurationError, parseConfig } from './config.js'
import { VARIABLES } from './variables.js'

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment)
    return []
  } catch (error) {
    return (error as ConfigurationError).problems
  }
}

const live = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://jaadi.example',
  TRUST_PROXY: 'false',
  SESSION_SECRET: 'c0ffee1b9d4a7f2835e6018bd3a94c57',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'secret',
  DELHIVERY_TOKEN: 'token',
  DELHIVERY_WEBHOOK_SECRET: '7d1f3b8a5c9e2046fb71d8a3e5c4920b',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
}

describe('configuration', () => {
  it('needs no variables outside production: embedded database, demo data, every sandbox', () => {
    const config: AppConfig = parseConfig({})
    expect(config).toMatchObject({
      port: 3000,
      mongodbUri: null,
      seed: 'demo',
      sandboxes: ['cashfree', 'delhivery', 'sms', 'email', 'whatsapp', 'maps'],
    })
    expect(config.cashfree.mode).toBe('sandbox')
  })

  it('names every secret that production lacks, all at once', () => {
    const required = VARIABLES.filter((variable) => 'requiredInProduction' in variable).map(
      ({ name }) => name,
    )
    const problems = problemsOf({ NODE_ENV: 'production' })
    for (const name of required) expect(problems).toContain(`${name} is missing; production needs it.`)
    expect(problems).toHaveLength(required.length)
  })

  it('has no sandbox and no demo data in production', () => {
    expect(parseConfig(live)).toMatchObject({ sandboxes: [], seed: 'none', cashfree: { mode: 'production' } })
    expect(problemsOf({ ...live, SEED: 'demo' })).toEqual(['SEED=demo is refused in production.'])
  })

  it.each([
    [{ PUBLIC_URL: 'http://jaadi.example' }, /^PUBLIC_URL begins with http:/],
    [{ PUBLIC_URL: '' }, /^PUBLIC_URL is missing/],
    [{ SESSION_SECRET: 'x'.repeat(40) }, /^SESSION_SECRET does not look random/],
    [{ METRICS_TOKEN: 'my-password-for-the-metrics-of-the-shop' }, /^METRICS_TOKEN does not look random/],
    [{ DELHIVERY_WEBHOOK_SECRET: 'scan' }, /^DELHIVERY_WEBHOOK_SECRET must have 32 characters/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY: 0.0.0.0\/0 is nearly everybody/],
    [{ TRUST_PROXY: '' }, /^TRUST_PROXY is missing/],
    [{ CASHFREE_BASE_URL: 'http://api.cashfree.com/pg' }, /^CASHFREE_BASE_URL must be an https address/],
    [{ DELHIVERY_BASE_URL: 'https://localhost:8443' }, /^DELHIVERY_BASE_URL must be an https address/],
    [{ MSG91_BASE_URL: 'https://10.1.2.3' }, /^MSG91_BASE_URL must be an https address/],
    [{ MSG91_BASE_URL: 'https://[::1]' }, /^MSG91_BASE_URL must be an https address/],
    [{ WHATSAPP_BASE_URL: 'https://gateway.internal.' }, /^WHATSAPP_BASE_URL must be an https address/],
    [{ ADMIN_MOBILE: '9848012345', ADMIN_PIN: '111111' }, /^ADMIN_PIN: This PIN is a simple row/],
    [{ ADMIN_MOBILE: '9848012345', ADMIN_PIN: '012345' }, /^ADMIN_PIN: This PIN is a simple row/],
    [
      { ADMIN_MOBILE: '9848012345', ADMIN_PIN: '984801' },
      /^ADMIN_PIN: This PIN is part of the mobile number/,
    ],
  ])('does not start in production with %p', (change, sentence) => {
    expect(problemsOf({ ...live, ...change })).toEqual([expect.stringMatching(sentence)])
  })

  it('takes private providers in production only when the environment permits them', () => {
    const trial = { ...live, CASHFREE_BASE_URL: 'http://127.0.0.1:9/pg', ALLOW_PRIVATE_PROVIDERS: 'true' }
    expect(parseConfig(trial).cashfree.baseUrl).toBe('http://127.0.0.1:9/pg')
    expect(parseConfig({ ...live, CASHFREE_BASE_URL: 'https://8.8.8.8/pg' }).cashfree.baseUrl).toBe(
      'https://8.8.8.8/pg',
    )
  })

  it('WORKERS is a number of processes, or auto for one on each processor; 1 unless it is set', () => {
    expect(parseConfig({}).workers).toBe(1)
    expect(parseConfig({ WORKERS: '3' }).workers).toBe(3)
    expect(parseConfig({ WORKERS: 'auto' }).workers).toBe(availableParallelism())
  })

  it('keeps serving for a while in production after it is told to stop', () => {
    expect(parseConfig({}).drainSeconds).toBe(0)
    expect(parseConfig(live).drainSeconds).toBe(3)
    expect(parseConfig({ ...live, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
  })

  it.each([
    [{ PORT: 'eighty' }, /^PORT is "eighty"/],
    [{ PORT: '70000' }, /^PORT/],
    [{ NODE_ENV: 'staging' }, /^NODE_ENV/],
    [{ SEED: 'some' }, /^SEED/],
    [{ MONGODB_URI: 'localhost:27017' }, /^MONGODB_URI must begin/],
    [{ ADMIN_MOBILE: '12345', ADMIN_PIN: '123456' }, /^ADMIN_MOBILE/],
    [{ ADMIN_MOBILE: '9000000001', ADMIN_PIN: '12' }, /^ADMIN_PIN/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET/],
    [{ CASHFREE_BASE_URL: 'cashfree' }, /^CASHFREE_BASE_URL/],
    [{ LEGACY_HOSTS: 'old.example' }, /^LEGACY_HOSTS/],
    [{ DRAIN_SECONDS: '61' }, /^DRAIN_SECONDS is "61"; it must be a whole number from 0 to 60/],
    [{ METRICS_TOKEN: 'hunter2' }, /^METRICS_TOKEN must have 32 characters or more/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY=true would believe anyone/],
    [{ LOG_FORMAT: 'xml' }, /^LOG_FORMAT is "xml"; it must be one of auto, pretty, json/],
    [{ DRAIN_SECONDS: '-1' }, /^DRAIN_SECONDS/],
    [{ JOBS: 'no' }, /^JOBS is "no"; it must be one of on, off/],
    [{ GEOCODER_URL: 'nominatim' }, /^GEOCODER_URL/],
    [{ GEOCODER_SUGGEST_URL: 'photon' }, /^GEOCODER_SUGGEST_URL/],
    [{ TILE_URL: 'https://tiles.example/{z}/{x}.png' }, /^TILE_URL/],
    [{ TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }, /^TILE_URL/],
    [{ MSG91_AUTH_KEY: 'k' }, /^MSG91_TEMPLATE_ID/],
    [{ SMTP_URL: 'mail.jaadi.example', SMTP_FROM: 'a@jaadi.example' }, /^SMTP_URL/],
    [{ SMTP_URL: 'smtps://mail.jaadi.example' }, /^SMTP_FROM/],
    [{ SMTP_URL: 'smtps://mail.jaadi.example', SMTP_FROM: 'Jaadi' }, /^SMTP_FROM/],
    [
      { SMTP_URL: 'smtps://mail.jaadi.example', SMTP_FROM: 'J <a@j.example>\nBcc: <b@j.example>' },
      /^SMTP_FROM/,
    ],
    [{ WHATSAPP_TOKEN: 't' }, /^WHATSAPP_PHONE_ID/],
  ])('explains in a sentence what is wrong with %p', (environment, sentence) => {
    expect(problemsOf(environment)).toEqual([expect.stringMatching(sentence)])
  })

  it('never repeats a secret in a sentence', () => {
    expect(
      problemsOf({ SESSION_SECRET: 'hunter2', ADMIN_MOBILE: '9000000001', ADMIN_PIN: '99x' }).join(),
    ).not.toMatch(/hunter2|99x/)
  })

  it('uses one provider live and the others as sandboxes when only one has credentials', () => {
    const config = parseConfig({ CASHFREE_CLIENT_ID: 'id', CASHFREE_CLIENT_SECRET: 'secret' })
    expect(config.sandboxes).toEqual(['delhivery', 'sms', 'email', 'whatsapp', 'maps'])
    expect(config.cashfree.baseUrl).toBe('https://sandbox.cashfree.com/pg')
  })

  it('uses drawn map tiles outside production, and OpenStreetMap in production', () => {
    expect(parseConfig({}).maps).toMatchObject({
      tileUrl: '/sandbox/maps/tiles/{z}/{x}/{y}.svg',
      attribution: 'A sketch for the demo, not a map',
      geocoderUrl: null,
    })
    expect(parseConfig(live).maps).toEqual({
      tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
      geocoderUrl: 'https://nominatim.openstreetmap.org',
      suggestUrl: null,
    })
  })

  it('runs without a geocoder when the configuration says so', () => {
    expect(parseConfig({ ...live, GEOCODER_URL: 'off' }).maps.geocoderUrl).toBeNull()
    expect(parseConfig({ GEOCODER_URL: 'off' }).sandboxes).not.toContain('maps')
  })

  it('stores pictures in a bucket once all its variables are set, and names the missing ones', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(parseConfig({}).s3).toBeNull()
    expect(parseConfig(bucket).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      publicUrl: null,
    })
    expect(problemsOf({ ...bucket, S3_BUCKET: '' })).toEqual([
      'S3_BUCKET is missing beside the other S3 variables.',
    ])
  })

  it('sends backups out of the house once a place and a public key are set', () => {
    const key = { OFFSITE_RECIPIENT: `age1${'q'.repeat(58)}` }
    expect(parseConfig({}).offSite).toBeNull()
    expect(parseConfig(key).offSite).toBeNull()
    expect(parseConfig({ ...key, OFFSITE_DIR: '/mnt/away' }).offSite).toEqual({
      recipient: key.OFFSITE_RECIPIENT,
      folder: '/mnt/away',
      bucket: null,
    })
  })

  it.each([
    [{}, [/^OFFSITE_RECIPIENT is missing beside the place/]],
    [{ OFFSITE_RECIPIENT: 'AGE-SECRET-KEY-1QQ' }, [/^OFFSITE_RECIPIENT is a private key\.(?!.*1QQ)/]],
    [{ OFFSITE_RECIPIENT: 'age1short' }, [/^OFFSITE_RECIPIENT is not a public key/]],
    [
      { OFFSITE_RECIPIENT: `age1${'q'.repeat(58)}`, MONGODB_URI: 'mongodb://127.0.0.1' },
      [/^OFFSITE_DIR and OFFSITE_S3_ENDPOINT are for backups of the embedded database/],
    ],
    [
      { OFFSITE_RECIPIENT: `age1${'q'.repeat(58)}`, OFFSITE_S3_BUCKET: 'b', OFFSITE_S3_ACCESS_KEY_ID: 'k' },
      [/^OFFSITE_S3_ENDPOINT is missing/, /^OFFSITE_S3_SECRET_ACCESS_KEY is missing/],
    ],
  ])('does not send backups out of the house with %p', (change: Record<string, string>, sentences) => {
    expect(problemsOf({ OFFSITE_DIR: '/mnt/away', ...change })).toEqual(
      sentences.map((sentence) => expect.stringMatching(sentence) as unknown),
    )
  })
})
