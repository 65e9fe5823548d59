import { type DataProvider } from 'react-admin'
import { request } from './request.js'

const SETTINGS = 'settings'

/** The settings are one record without a number: forms read and write them like any other. */
export function withSettings(provider: DataProvider): DataProvider {
  return {
    ...provider,
    getOne: async (resource, params) => {
      if (resource !== SETTINGS) return provider.getOne(resource, params)
      return {
        data: {
          ...(await request<object>('GET', '/admin/settings', { signal: params.signal })),
          id: params.id,
        },
      }
    },
    update: async (resource, params) => {
      if (resource !== SETTINGS) return provider.update(resource, params)
      return {
        data: { ...(await request<object>('PUT', '/admin/settings', { body: params.data })), id: params.id },
      }
    },
  } as DataProvider
}
