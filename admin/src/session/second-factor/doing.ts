import { type NewApp, type NewPasskey } from '../../api/api-types.js'

/** What a dialog is open for. What begins brings along what the server gave for it. */
export type Doing =
  | { what: 'setUp'; app: NewApp }
  | { what: 'addPasskey'; asked: NewPasskey }
  | { what: 'prove'; before: Beginning }
  | { what: 'renew' }
  | { what: 'turnOff' }
  | { what: 'removeOne'; path: string; name: string }

/** What may be added. */
export type Beginning = 'setUp' | 'addPasskey'

export const BEGIN_PATH = {
  setUp: '/own-second-factor/app',
  addPasskey: '/own-second-factor/passkeys',
} as const

/** The dialog that comes once the server has begun it. */
export const begun = (what: Beginning, answer: unknown): Doing =>
  what === 'setUp' ? { what, app: answer as NewApp } : { what, asked: answer as NewPasskey }
