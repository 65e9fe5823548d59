import { type RaRecord, useGetList } from 'react-admin'

/** More than a workshop has of anything; the server gives at most this many at once. */
const MOST = 500
const byName = {
  pagination: { page: 1, perPage: MOST },
  sort: { field: 'name', order: 'ASC' },
} as const

/** All records of a staff resource, by name. */
export const useAllByName = <Row extends RaRecord>(resource: string, filter: object = {}) =>
  useGetList<Row>(resource, { ...byName, filter })

/** A form starts from the record, where a reference is an object, and sends its id. */
export const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value
