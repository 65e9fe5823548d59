/**
 * The texts that a person agrees to by subscribing, by version; the version is stored with the consent. The shop's
 * pages show the newest. A changed text gets a new version, so that it can always be shown what somebody agreed to.
 */
export const CONSENTS = {
  'emails-1':
    'We write when a new batch is ready, about once a month. Each email has a link that ends them. We give your address to nobody.',
} as const

export type ConsentVersion = keyof typeof CONSENTS
export const CONSENT_VERSIONS = Object.keys(CONSENTS) as ConsentVersion[]

/** One address, one subscriber: spaces around it and the case of its letters do not make another. */
export function normalEmail(typed: string): string {
  return typed.trim().toLowerCase()
}
