import { get } from 'react-hook-form'
import { type Values } from '../kept/drafts.js'

/**
 * One record three times: as its editor opened it, as another person saved it since, and as it is in the
 * form.
 */
export interface Versions {
  opened: Values
  now: Values
  yours: Values
}

export interface Difference {
  source: string
  opened: unknown
  now: unknown
  yours: unknown
}

/** The value of a field, which may lie deeper: `address.line`. */
const at = (values: Values, source: string): unknown => get(values, source)

/** Forms empty a field to '' or null; the server leaves it out. All three say: nothing. */
const settled = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null))
const same = (one: unknown, other: unknown) => settled(one) === settled(other)

/** The fields which either side changed since the record was opened. */
export function differences(fields: readonly string[], { opened, now, yours }: Versions): Difference[] {
  return fields
    .map((source) => ({ source, opened: at(opened, source), now: at(now, source), yours: at(yours, source) }))
    .filter((field) => !same(field.opened, field.now) || !same(field.opened, field.yours))
    .filter((field) => !same(field.now, field.yours))
}

/** The editor's changes in fields that no one else changed: they are kept whatever else is chosen. */
export function changedByYouAlone(fields: readonly string[], versions: Versions): Values {
  return pick(differences(fields, versions).filter(({ opened, now }) => same(opened, now)))
}

/** All of the editor's changes; a field that only the other side changed is not among them. */
export function changedByYou(fields: readonly string[], versions: Versions): Values {
  return pick(differences(fields, versions).filter(({ opened, yours }) => !same(opened, yours)))
}

const pick = (chosen: Difference[]): Values =>
  Object.fromEntries(chosen.map(({ source, yours }) => [source, yours]))
