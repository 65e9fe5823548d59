import { join, resolve } from 'node:path'
import { withDatabase } from './database-address.js'
import { type OffSiteConfig, offSiteConfig } from './off-site.js'
import { type OperationsConfig, operationsConfig } from './operations.js'
import {
  type CashfreeConfig,
  maps,
  type MapsConfig,
  type MessengersConfig,
  providers,
  type Sandbox,
} from './providers.js'
import { LEAST_LENGTH, notRandom } from './random-looking.js'
import { type S3Config } from './s3.js'
import { withSecretFiles } from './secret-files.js'
import { type IsTrusted, trustedProxies } from './trusted-proxies.js'
import { httpUrl, oneOf, wholeNumber } from './values.js'
import { type Variable, type VariableName, VARIABLES } from './variables.js'
import { weakPin } from './weak-pins.js'

export type { BucketConfig, OffSiteConfig } from './off-site.js'
export type { S3Config } from './s3.js'

export interface AppConfig extends OperationsConfig, MessengersConfig {
  environment: 'development' | 'test' | 'production'
  isProduction: boolean
  port: number
  host: string
  dataDir: string
  /** Folder of the nightly backups. */
  backupDir: string
  /** `null`: backups stay on this machine. */
  offSite: OffSiteConfig | null
  mongodbUri: string | null
  seed: 'demo' | 'none'
  admin: { mobileNumber: string; pin: string } | null
  primaryHost: string | null
  legacyHosts: readonly string[]
  publicUrl: string | null
  /** `null`: no proxy is in front. */
  trustedProxies: IsTrusted | null
  sessionSecret: string | null
  cashfree: CashfreeConfig
  delhivery: { token: string; baseUrl: string | null; webhookSecret: string }
  msg91: { authKey: string; templateId: string; baseUrl: string } | null
  /** Production may send keys and payments to addresses on this machine or its network. */
  hasPrivateProviders: boolean
  maps: MapsConfig
  /** `null`: pictures lie in `dataDir`. */
  s3: S3Config | null
  /** Which built-in sandboxes stand in for a provider; always empty in production. */
  sandboxes: readonly Sandbox[]
}

/** The environment cannot be used; each of `problems` is a sentence. */
export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigurationError'
  }
}

type Environment = Readonly<Record<string, string | undefined>>

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
  const weak = isProduction ? weakPin(pin ?? '', mobileNumber ?? '') : null
  if (weak !== null) problems.push(`ADMIN_PIN: ${weak}`)
  return { mobileNumber: mobileNumber ?? '', pin: pin ?? '' }
}

function missingInProduction(given: (name: VariableName) => string | undefined): string[] {
  return VARIABLES.filter(
    (variable: Variable) =>
      variable.requiredInProduction && given(variable.name as VariableName) === undefined,
  ).map(({ name }) => `${name} is missing; production needs it.`)
}

/** Secrets that the owner generates. Outside production only their length is checked. */
const OWN_SECRETS = ['SESSION_SECRET', 'METRICS_TOKEN', 'DELHIVERY_WEBHOOK_SECRET'] as const

function weakSecrets(given: (name: VariableName) => string | undefined, isProduction: boolean): string[] {
  return OWN_SECRETS.flatMap((name) => {
    const secret = given(name)
    if (secret === undefined) return []
    if (isProduction) {
      const fault = notRandom(secret)
      return fault === null ? [] : [`${name} ${fault}.`]
    }
    const isShort = name !== 'DELHIVERY_WEBHOOK_SECRET' && secret.length < LEAST_LENGTH
    return isShort ? [`${name} must have ${LEAST_LENGTH} characters or more.`] : []
  })
}

/** Production must have an https address, for cookies, call-backs and links. */
function publicAddress(value: string | undefined, isProduction: boolean, problems: string[]): string | null {
  const url = httpUrl('PUBLIC_URL', value, problems)
  if (isProduction && url?.startsWith('http:'))
    problems.push('PUBLIC_URL begins with http: in production it is the https address of the shop.')
  return url
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
  problems.push(...weakSecrets(given, isProduction))
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
    port: wholeNumber('PORT', given('PORT') ?? '3000', 65_535, problems),
    host: given('HOST') ?? '127.0.0.1',
    ...folders(given),
    offSite: offSiteConfig(given, problems),
    mongodbUri: databaseAddress(given('MONGODB_URI'), problems),
    seed: isProduction ? 'none' : oneOf('SEED', given('SEED') ?? 'demo', ['demo', 'none'], problems),
    admin: firstAdmin(given('ADMIN_MOBILE'), given('ADMIN_PIN'), isProduction, problems),
    primaryHost,
    legacyHosts,
    publicUrl: publicAddress(given('PUBLIC_URL'), isProduction, problems),
    trustedProxies: trustedProxies(given('TRUST_PROXY'), problems),
    ...operationsConfig(given, isProduction, problems),
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
 * The places where this installation stores its data. Commands that need no provider use it, so they also
 * work on a machine where nothing else is set up yet.
 */
export function storageFromEnvironment(): Pick<AppConfig, 'dataDir' | 'backupDir' | 'mongodbUri' | 's3'> {
  const isOfStorage = ([name]: [string, unknown]) => /^(DATA_DIR|BACKUP_DIR|MONGODB_URI|S3_)/.test(name)
  return parseConfig(Object.fromEntries(Object.entries(process.env).filter(isOfStorage)))
}

/**
 * The places of off-site backups, read alone, for the machine on which one is fetched: nothing else may be
 * set up there. `recipient` belongs to the private key that is used.
 * @throws ConfigurationError as parseConfig does
 */
export function offSiteFromEnvironment(recipient: string): OffSiteConfig | null {
  const isOfPlace = ([name]: [string, unknown]) => name.startsWith('OFFSITE_')
  const variables = Object.fromEntries(Object.entries(process.env).filter(isOfPlace))
  return parseConfig({ ...variables, OFFSITE_RECIPIENT: recipient }).offSite
}
