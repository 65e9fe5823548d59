import { useEffect, useMemo } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { statusOf } from '../../api/request.js'
import { parsed } from '../kept/kept.js'

/** More than a workshop has of anything; the server gives at most this many at once. */
const MOST = 500
const byName = {
  pagination: { page: 1, perPage: MOST },
  sort: { field: 'name', order: 'ASC' },
} as const

/** Choices that a form offers without a network, too; what logs out removes them (session/kept-session.ts). */
const KEPT = 'jaadi.choices'
/** What forms need of a record, and no more: the device may be anybody's one day. */
const NEEDED = ['id', '_id', 'name', 'title', 'priceUnit', 'shelfLifeDays']
const placeOf = (resource: string, filter: object) => `${KEPT}/${resource} ${JSON.stringify(filter)}`

/** The records that this device kept of a list, slim; null when it kept none. */
export function keptByName<Row extends RaRecord>(resource: string, filter: object): Row[] | null {
  try {
    return parsed<Row[]>(localStorage.getItem(placeOf(resource, filter)))
  } catch {
    return null
  }
}

function keep(resource: string, filter: object, rows: readonly RaRecord[]): void {
  const slim = rows.map((row) => Object.fromEntries(NEEDED.map((field) => [field, row[field] as unknown])))
  try {
    localStorage.setItem(placeOf(resource, filter), JSON.stringify(slim))
  } catch {
    // No room, or a private window: then there are no choices without a network.
  }
}

const NO_FILTER = {}

/** All records of a staff resource, by name; without a network, those that this device kept. */
export function useAllByName<Row extends RaRecord>(resource: string, filter: object = NO_FILTER) {
  const list = useGetList<Row>(resource, { ...byName, filter })
  const { data, error } = list
  const place = placeOf(resource, filter)
  useEffect(() => {
    if (data) keep(resource, filter, data)
    // The filter is an object of each drawing; its place tells when it is another.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, place])
  const isAway = !data && statusOf(error) === 0
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const kept = useMemo(() => (isAway ? keptByName<Row>(resource, filter) : null), [isAway, place])
  return kept ? { ...list, data: kept, isPending: false, error: null } : list
}

/** A form starts from the record, where a reference is an object, and sends its id. */
export const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value
