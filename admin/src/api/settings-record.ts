import { type DataProvider } from 'react-admin'
import { request } from './request.js'

/** The settings and the landing page are one record each, without a number. */
const SINGLE = new Set(['settings', 'landing'])

/** Forms read and write such a record like any other. */
export function withSettings(provider: DataProvider): DataProvider {
  return {
    ...provider,
    getOne: async (resource, params) => {
      if (!SINGLE.has(resource)) return provider.getOne(resource, params)
      return {
        data: {
          ...(await request<object>('GET', `/admin/${resource}`, { signal: params.signal })),
          id: params.id,
        },
      }
    },
    update: async (resource, params) => {
      if (!SINGLE.has(resource)) return provider.update(resource, params)
      return {
        data: {
          ...(await request<object>('PUT', `/admin/${resource}`, { body: params.data })),
          id: params.id,
        },
      }
    },
  } as DataProvider
}
