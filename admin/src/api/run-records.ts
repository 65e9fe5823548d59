import { type DataProvider, type RaRecord } from 'react-admin'
import { type Bom, type Reservation } from './api-types.js'
import { once } from './once.js'
import { request } from './request.js'

const RESOURCE = 'reservations'

/** A run that was just saved, with what the server said of it. */
export type SavedRun = Reservation & RaRecord & { message: string }

interface Saved {
  message: string
  reservation: Reservation
}

const pathOf = (id: unknown) => `/reservations/${encodeURIComponent(String(id))}`

/** Reservations are identified by their number, as people do. Calls of the contract save and delete them. */
export function withRuns(provider: DataProvider): DataProvider {
  const numbered = (run: RaRecord) => ({ ...run, id: String(run['reservationId']) })
  return {
    ...provider,
    getList: async (resource, params) => {
      const answer = await provider.getList(resource, params)
      return resource === RESOURCE ? { ...answer, data: answer.data.map(numbered) } : answer
    },
    getOne: async (resource, params) => {
      const answer = await provider.getOne(resource, params)
      return resource === RESOURCE ? { data: { ...answer.data, id: params.id } } : answer
    },
    create: async (resource, params) => {
      const body: object = params.data
      if (resource === 'boms') return { data: await once<Bom>('/admin/boms', body) }
      if (resource !== RESOURCE) return provider.create(resource, params)
      const { message, reservation } = await once<Saved>(
        '/reservations',
        body,
        (made) => made.reservation.reservationId,
      )
      return { data: { ...numbered(reservation), message } }
    },
    update: async (resource, params) => {
      if (resource !== RESOURCE) return provider.update(resource, params)
      const { message, reservation } = await request<Saved>('PUT', pathOf(params.id), { body: params.data })
      return { data: { ...reservation, id: params.id, message } }
    },
    delete: async (resource, params) => {
      if (resource !== RESOURCE) return provider.delete(resource, params)
      await request('DELETE', pathOf(params.id))
      return { data: params.previousData ?? { id: params.id } }
    },
  } as DataProvider
}
