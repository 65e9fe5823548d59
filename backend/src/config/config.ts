import { join, resolve } from 'node:path'
import { withDatabase } from './database-address.js'
import { KNOWN_PIN_SENTENCE, KNOWN_PINS } from './known-pins.js'
import { type S3Config, s3Config } from './s3.js'
import { withSecretFiles } from './secret-files.js'
import { type Variable, type VariableName, VARIABLES } from './variables.js'

/** One provider: `null` credentials mean the built-in sandbox, which production never loads. */
export interface CashfreeConfig {
  clientId: string
  clientSecret: string
  /** `null`: the sandbox of this very process. */
  baseUrl: string | null
  mode: 'sandbox' | 'production'
}

/** Where places and pictures of them come from. */
export interface MapsConfig {
  /** With `{z}`, `{x}`, `{y}`; a path of our own where the sandbox draws. */
  tileUrl: string
  /** Plain text. */
  attribution: string
  /** Nominatim-compatible base address; `null`: none, or the sandbox where `sandboxes` names `maps`. */
  geocoderUrl: string | null
  /** Photon-compatible base address; `null`: the PIN directory suggests. */
  suggestUrl: string | null
}

export type { S3Config } from './s3.js'

export type Sandbox = 'cashfree' | 'delhivery' | 'sms' | 'maps'

export interface AppConfig {
  environment: 'development' | 'test' | 'production'
  isProduction: boolean
  port: number
  host: string
  dataDir: string
  /** Of the nightly backups. */
  backupDir: string
  mongodbUri: string | null
  seed: 'demo' | 'none'
  admin: { mobileNumber: string; pin: string } | null
  primaryHost: string | null
  legacyHosts: readonly string[]
  publicUrl: string | null
  trustProxy: boolean
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  sessionSecret: string | null
  cashfree: CashfreeConfig
  delhivery: { token: string; baseUrl: string | null; webhookSecret: string }
  msg91: { authKey: string; templateId: string; baseUrl: string } | null
  maps: MapsConfig
  /** `null`: pictures lie in `dataDir`. */
  s3: S3Config | null
  /** Which built-in sandboxes stand in for a provider; always empty in production. */
  sandboxes: readonly Sandbox[]
}

/** The environment cannot be used; `problems` are sentences, one each. */
export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigurationError'
  }
}

type Environment = Readonly<Record<string, string | undefined>>

function oneOf<T extends string>(
  name: VariableName,
  value: string,
  allowed: readonly T[],
  problems: string[],
): T {
  const found = allowed.find((candidate) => candidate === value)
  if (found !== undefined) return found
  problems.push(`${name} is "${value}"; it must be one of ${allowed.join(', ')}.`)
  return allowed[0] as T
}

function httpUrl(name: VariableName, value: string | undefined, problems: string[]): string | null {
  if (value === undefined) return null
  if (/^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '')
  problems.push(`${name} is not an http or https address.`)
  return null
}

function portNumber(value: string, problems: string[]): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  problems.push(`PORT is "${value}"; it must be a whole number from 0 to 65535.`)
  return 0
}

function databaseAddress(value: string | undefined, problems: string[]): string | null {
  if (value === undefined) return null
  if (!/^mongodb(\+srv)?:\/\//.test(value))
    problems.push('MONGODB_URI must begin with mongodb:// or mongodb+srv://.')
  return withDatabase(value)
}

function firstAdmin(
  mobileNumber: string | undefined,
  pin: string | undefined,
  isProduction: boolean,
  problems: string[],
) {
  if (mobileNumber === undefined && pin === undefined) return null
  if (!/^[6-9]\d{9}$/.test(mobileNumber ?? ''))
    problems.push('ADMIN_MOBILE must be a 10-digit Indian mobile number.')
  if (!/^\d{6,12}$/.test(pin ?? '')) problems.push('ADMIN_PIN must be 6 to 12 digits.')
  if (isProduction && KNOWN_PINS.includes(pin ?? '')) problems.push(`ADMIN_PIN: ${KNOWN_PIN_SENTENCE}`)
  return { mobileNumber: mobileNumber ?? '', pin: pin ?? '' }
}

const SANDBOX_TILES = '/sandbox/maps/tiles/{z}/{x}/{y}.svg'
const OSM_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
const SANDBOX_CREDIT = 'A sketch for the demo, not a map'
const OSM_CREDIT = '© OpenStreetMap contributors'

function tileAddress(value: string | undefined, isProduction: boolean, problems: string[]): string {
  if (value === undefined) return isProduction ? OSM_TILES : SANDBOX_TILES
  const complete = ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
  if (complete && /^https?:\/\/[^\s/{}]+\//.test(value) && URL.canParse(value)) return value
  problems.push('TILE_URL is not an http or https address with {z}, {x} and {y} in its path.')
  return SANDBOX_TILES
}

function maps(
  given: (name: VariableName) => string | undefined,
  isProduction: boolean,
  problems: string[],
): MapsConfig {
  const geocoder = given('GEOCODER_URL')
  const tileUrl = tileAddress(given('TILE_URL'), isProduction, problems)
  return {
    tileUrl,
    attribution: given('TILE_ATTRIBUTION') ?? (tileUrl === SANDBOX_TILES ? SANDBOX_CREDIT : OSM_CREDIT),
    geocoderUrl:
      geocoder === 'off'
        ? null
        : (httpUrl('GEOCODER_URL', geocoder, problems) ??
          (isProduction ? 'https://nominatim.openstreetmap.org' : null)),
    suggestUrl: httpUrl('GEOCODER_SUGGEST_URL', given('GEOCODER_SUGGEST_URL'), problems),
  }
}

function missingInProduction(given: (name: VariableName) => string | undefined): string[] {
  return VARIABLES.filter(
    (variable: Variable) =>
      variable.requiredInProduction && given(variable.name as VariableName) === undefined,
  ).map(({ name }) => `${name} is missing; production needs it.`)
}

function providers(
  given: (name: VariableName) => string | undefined,
  isProduction: boolean,
  problems: string[],
) {
  const cashfreeUrl = httpUrl('CASHFREE_BASE_URL', given('CASHFREE_BASE_URL'), problems)
  const clientId = given('CASHFREE_CLIENT_ID')
  const token = given('DELHIVERY_TOKEN')
  const authKey = given('MSG91_AUTH_KEY')
  const cashfreeBase =
    cashfreeUrl ??
    (isProduction ? 'https://api.cashfree.com/pg' : clientId ? 'https://sandbox.cashfree.com/pg' : null)
  const delhiveryBase =
    httpUrl('DELHIVERY_BASE_URL', given('DELHIVERY_BASE_URL'), problems) ??
    (isProduction || token ? 'https://track.delhivery.com' : null)
  const msg91Base =
    httpUrl('MSG91_BASE_URL', given('MSG91_BASE_URL'), problems) ?? 'https://control.msg91.com'
  if (authKey !== undefined && given('MSG91_TEMPLATE_ID') === undefined)
    problems.push('MSG91_TEMPLATE_ID is missing beside MSG91_AUTH_KEY.')
  if (clientId !== undefined && given('CASHFREE_CLIENT_SECRET') === undefined)
    problems.push('CASHFREE_CLIENT_SECRET is missing beside CASHFREE_CLIENT_ID.')
  const sandboxes: AppConfig['sandboxes'] = isProduction
    ? []
    : [
        ...(cashfreeBase === null ? (['cashfree'] as const) : []),
        ...(delhiveryBase === null ? (['delhivery'] as const) : []),
        ...(authKey === undefined ? (['sms'] as const) : []),
        ...(given('GEOCODER_URL') === undefined ? (['maps'] as const) : []),
      ]
  return {
    cashfree: {
      clientId: clientId ?? 'sandbox-client',
      clientSecret: given('CASHFREE_CLIENT_SECRET') ?? 'sandbox-secret',
      baseUrl: cashfreeBase,
      mode: cashfreeBase === 'https://api.cashfree.com/pg' ? ('production' as const) : ('sandbox' as const),
    },
    delhivery: {
      token: token ?? 'sandbox-token',
      baseUrl: delhiveryBase,
      webhookSecret: given('DELHIVERY_WEBHOOK_SECRET') ?? 'sandbox-scan',
    },
    msg91:
      authKey === undefined
        ? null
        : { authKey, templateId: given('MSG91_TEMPLATE_ID') ?? '', baseUrl: msg91Base },
    sandboxes,
    s3: s3Config(given, problems, httpUrl),
  }
}

function folders(given: (name: VariableName) => string | undefined) {
  const dataDir = resolve(given('DATA_DIR') ?? '.data')
  return { dataDir, backupDir: resolve(given('BACKUP_DIR') ?? join(dataDir, 'backups')) }
}

/**
 * Reads and checks the whole environment once.
 * @throws ConfigurationError with a sentence for every problem, naming the variable, never a value that is secret.
 */
export function parseConfig(variables: Environment): AppConfig {
  const problems: string[] = []
  const environment = withSecretFiles(variables, problems)
  const given = (name: VariableName): string | undefined => environment[name]?.trim() || undefined
  const kind = oneOf(
    'NODE_ENV',
    given('NODE_ENV') ?? 'development',
    ['development', 'test', 'production'],
    problems,
  )
  const isProduction = kind === 'production'
  if (isProduction) problems.push(...missingInProduction(given))
  const sessionSecret = given('SESSION_SECRET') ?? null
  if (sessionSecret !== null && sessionSecret.length < 32)
    problems.push('SESSION_SECRET must have 32 characters or more.')
  const primaryHost = given('PRIMARY_HOST') ?? null
  const legacyHosts = (given('LEGACY_HOSTS') ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean)
  if (legacyHosts.length > 0 && primaryHost === null)
    problems.push('LEGACY_HOSTS needs PRIMARY_HOST to redirect to.')
  const config: AppConfig = {
    environment: kind,
    isProduction,
    port: portNumber(given('PORT') ?? '3000', problems),
    host: given('HOST') ?? '127.0.0.1',
    ...folders(given),
    mongodbUri: databaseAddress(given('MONGODB_URI'), problems),
    seed: isProduction ? 'none' : oneOf('SEED', given('SEED') ?? 'demo', ['demo', 'none'], problems),
    admin: firstAdmin(given('ADMIN_MOBILE'), given('ADMIN_PIN'), isProduction, problems),
    primaryHost,
    legacyHosts,
    publicUrl: httpUrl('PUBLIC_URL', given('PUBLIC_URL'), problems),
    trustProxy: oneOf('TRUST_PROXY', given('TRUST_PROXY') ?? 'false', ['false', 'true'], problems) === 'true',
    logLevel: oneOf(
      'LOG_LEVEL',
      given('LOG_LEVEL') ?? 'info',
      ['info', 'debug', 'warn', 'error', 'silent'],
      problems,
    ),
    sessionSecret,
    maps: maps(given, isProduction, problems),
    ...providers(given, isProduction, problems),
  }
  if (isProduction && given('SEED') === 'demo') problems.push('SEED=demo is refused in production.')
  if (problems.length > 0) throw new ConfigurationError(problems)
  return config
}

/** The configuration of this process. */
export function configFromEnvironment(): AppConfig {
  return parseConfig(process.env)
}

/**
 * Where this installation keeps its data, for commands that need no provider: they also work on a machine on which
 * nothing else is set up yet.
 */
export function storageFromEnvironment(): Pick<AppConfig, 'dataDir' | 'backupDir' | 'mongodbUri' | 's3'> {
  const isOfStorage = ([name]: [string, unknown]) => /^(DATA_DIR|BACKUP_DIR|MONGODB_URI|S3_)/.test(name)
  return parseConfig(Object.fromEntries(Object.entries(process.env).filter(isOfStorage)))
}
