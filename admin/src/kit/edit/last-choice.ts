import { useState } from 'react'
import { keep, kept, own } from '../../api/browser-store.js'
import { type Values } from '../kept/drafts.js'

/** The values of some fields, as far as they are there. */
const pick = (fields: readonly string[], from: Values): Values =>
  Object.fromEntries(fields.filter((field) => field in from).map((field) => [field, from[field]]))

/**
 * What this person chose last in some fields of a form, with which a new one begins.
 * @returns the values by field, and what remembers them for the next time
 */
export function useLastChoice(form: string, fields: readonly string[]) {
  const key = own(`last ${form}`)
  const [last] = useState<Values>(() => {
    try {
      return pick(fields, JSON.parse(kept(key) ?? '{}') as Values)
    } catch {
      return {}
    }
  })
  const remember = (chosen: Values) => {
    if (fields.length > 0) keep(key, JSON.stringify(pick(fields, chosen)))
  }
  return [last, remember] as const
}
