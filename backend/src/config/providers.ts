import { s3Config } from './s3.js'
import { httpUrl, oneOf, providerUrl } from './values.js'
import { type VariableName } from './variables.js'

/** The payment provider; `null` credentials mean the built-in sandbox, which production never loads. */
export interface CashfreeConfig {
  clientId: string
  clientSecret: string
  /** `null`: the sandbox in this process. */
  baseUrl: string | null
  mode: 'sandbox' | 'production'
}

/** Addresses of the services for places and map tiles. */
export interface MapsConfig {
  /** Contains `{z}`, `{x}`, `{y}`; a path on this server when the sandbox draws the tiles. */
  tileUrl: string
  /** The map's copyright notice, as plain text. */
  attribution: string
  /**
   * Base address of a Nominatim-compatible service; `null` means none, or the sandbox when `sandboxes`
   * names `maps`.
   */
  geocoderUrl: string | null
  /**
   * Base address of a Photon-compatible service; with `null` suggestions come from the directory of postal
   * codes.
   */
  suggestUrl: string | null
}

export type Sandbox = 'cashfree' | 'delhivery' | 'sms' | 'email' | 'whatsapp' | 'maps'

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

/** Where tiles, places and suggestions come from: outside, or the sandbox. */
export function maps(
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

/** The carriers of e-mails and WhatsApp messages; `null` means none, or the sandbox. */
export interface MessengersConfig {
  smtp: { url: string; from: string } | null
  whatsapp: { token: string; phoneId: string; baseUrl: string } | null
}

/** One sender with one address, on one line. */
const SENDER = /^[^\r\n<>@]*<[^\s<>@]{1,64}@[^\s<>@]+>$|^[^\s<>@]{1,64}@[^\s<>@]+$/

function messengers(
  given: (name: VariableName) => string | undefined,
  mustBePublic: boolean,
  problems: string[],
): MessengersConfig {
  const [url, from = ''] = [given('SMTP_URL'), given('SMTP_FROM')]
  if (url !== undefined && !(/^smtps?:\/\/[^\s/]+/.test(url) && URL.canParse(url)))
    problems.push('SMTP_URL must begin with smtp:// or smtps:// and name the mail server.')
  if (url !== undefined && !SENDER.test(from))
    problems.push('SMTP_FROM is missing beside SMTP_URL, or has not the form Jaadi <orders@jaadi.example>.')
  const [token, phoneId = ''] = [given('WHATSAPP_TOKEN'), given('WHATSAPP_PHONE_ID')]
  if (token !== undefined && !/^\d{5,20}$/.test(phoneId))
    problems.push('WHATSAPP_PHONE_ID is missing beside WHATSAPP_TOKEN, or is not a number.')
  const baseUrl =
    providerUrl('WHATSAPP_BASE_URL', given('WHATSAPP_BASE_URL'), mustBePublic, problems) ??
    'https://graph.facebook.com/v23.0'
  return {
    smtp: url === undefined ? null : { url, from },
    whatsapp: token === undefined ? null : { token, phoneId, baseUrl },
  }
}

/** The outside services, and which of them a sandbox stands in for. */
export function providers(
  given: (name: VariableName) => string | undefined,
  isProduction: boolean,
  problems: string[],
) {
  const mayBePrivate = oneOf(
    'ALLOW_PRIVATE_PROVIDERS',
    given('ALLOW_PRIVATE_PROVIDERS') ?? 'false',
    ['false', 'true'],
    problems,
  )
  const mustBePublic = isProduction && mayBePrivate === 'false'
  const cashfreeUrl = providerUrl('CASHFREE_BASE_URL', given('CASHFREE_BASE_URL'), mustBePublic, problems)
  const clientId = given('CASHFREE_CLIENT_ID')
  const token = given('DELHIVERY_TOKEN')
  const authKey = given('MSG91_AUTH_KEY')
  const cashfreeBase =
    cashfreeUrl ??
    (isProduction ? 'https://api.cashfree.com/pg' : clientId ? 'https://sandbox.cashfree.com/pg' : null)
  const delhiveryBase =
    providerUrl('DELHIVERY_BASE_URL', given('DELHIVERY_BASE_URL'), mustBePublic, problems) ??
    (isProduction || token ? 'https://track.delhivery.com' : null)
  const msg91Base =
    providerUrl('MSG91_BASE_URL', given('MSG91_BASE_URL'), mustBePublic, problems) ??
    'https://control.msg91.com'
  if (authKey !== undefined && given('MSG91_TEMPLATE_ID') === undefined)
    problems.push('MSG91_TEMPLATE_ID is missing beside MSG91_AUTH_KEY.')
  if (clientId !== undefined && given('CASHFREE_CLIENT_SECRET') === undefined)
    problems.push('CASHFREE_CLIENT_SECRET is missing beside CASHFREE_CLIENT_ID.')
  const carried = messengers(given, mustBePublic, problems)
  const sandboxes: readonly Sandbox[] = isProduction
    ? []
    : [
        ...(cashfreeBase === null ? (['cashfree'] as const) : []),
        ...(delhiveryBase === null ? (['delhivery'] as const) : []),
        ...(authKey === undefined ? (['sms'] as const) : []),
        ...(carried.smtp === null ? (['email'] as const) : []),
        ...(carried.whatsapp === null ? (['whatsapp'] as const) : []),
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
    ...carried,
    hasPrivateProviders: isProduction && !mustBePublic,
    sandboxes,
    s3: s3Config(given, problems),
  }
}
