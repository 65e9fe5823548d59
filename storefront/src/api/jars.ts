import { type Get, orNull } from './calls.js'
import { getJson } from './http.js'
import { type Jar } from './types.js'

export const jarBy = (get: Get, batchNumber: string) =>
  orNull(get<Jar>(`/jars/${encodeURIComponent(batchNumber)}`))

export const fetchJar = (batchNumber: string) => jarBy(getJson, batchNumber)
