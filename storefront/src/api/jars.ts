import { type Get } from './calls.js'
import { getJson } from './http.js'
import { type Jar } from './types.js'

/** A missing jar is an answer; every other failure is an error. */
export async function jarBy(get: Get, batchNumber: string): Promise<Jar | null> {
  try {
    return await get<Jar>(`/jars/${encodeURIComponent(batchNumber)}`)
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null
    throw error
  }
}

export const fetchJar = (batchNumber: string) => jarBy(getJson, batchNumber)
