import { keep, keptList, own } from '../../api/browser-store.js'
import { UNANSWERED_MS } from '../../api/once.js'

/** A record, or what stands in a form, by field. */
export type Values = Readonly<Record<string, unknown>>

/** What was typed into a form and not saved. */
export interface Draft {
  /** When, in milliseconds. */
  at: number
  /** When it was sent without an answer so far: nobody knows whether the server has it. */
  sentAt?: number | undefined
  /** The changed fields, as they were typed. */
  values: Values
  /** The same fields before. */
  before: Values
  /** The version of the record that they belong to; null for a new one. */
  version: number | null
}

interface Kept extends Draft {
  form: string
}

const KEPT_MS = 7 * 86_400_000
const MOST_KEPT = 20
const MOST_LETTERS = 100_000

const place = () => own('drafts')

/** What was sent may be sent again only as long as the server knows it as the same (api/once.ts). */
const isFresh = ({ at, sentAt }: Draft, now: number) =>
  now - at < KEPT_MS && (sentAt === undefined || now - sentAt < UNANSWERED_MS)

const others = (form: string, now: number) =>
  keptList<Kept>(place()).filter((one) => one.form !== form && isFresh(one, now))

/** What was typed into a form before; null for nothing. */
export function draftOf(form: string, now: number): Draft | null {
  return keptList<Kept>(place()).find((one) => one.form === form && isFresh(one, now)) ?? null
}

/** Keeps it on this device, for who is logged in. @returns false where it is too large, or nothing can be kept */
export function keepDraft(form: string, draft: Draft): boolean {
  const kept = JSON.stringify([...others(form, draft.at).slice(1 - MOST_KEPT), { ...draft, form }])
  return JSON.stringify(draft).length <= MOST_LETTERS && keep(place(), kept)
}

export function dropDraft(form: string, now: number): void {
  const left = others(form, now)
  keep(place(), left.length === 0 ? null : JSON.stringify(left))
}

/** Nothing of these is kept: what a person knows and a device must not. */
const SECRET = /^(?:pin|otp.*|.*(?:password|secret|token).*)$/i

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The fields that were changed, as far as they are no secrets. */
export function changedOf(fields: readonly string[], now: Values, before: Values) {
  const changed = fields.filter((field) => !same(now[field], before[field]))
  const shown = changed.filter((field) => !SECRET.test(field))
  const pick = (from: Values): Values =>
    Object.fromEntries(shown.map((field) => [field, from[field] ?? null]))
  return { values: pick(now), before: pick(before), hasSecrets: shown.length < changed.length }
}

/** The typed fields that somebody else has changed since. */
export function changedSince({ before, version }: Draft, record: Values): string[] {
  if (version === null || record['version'] === version) return []
  return Object.keys(before).filter((field) => !same(record[field], before[field]))
}
