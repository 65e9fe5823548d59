import { type DataProvider } from 'react-admin'
import { type Person } from './api-types.js'
import { request } from './request.js'

/** Names of the staff. They are read once, before anything is shown. */
let people: ReadonlyMap<string, string> = new Map()

/** The names of the staff. Where they cannot be had, their numbers stand in. */
export async function learnNames(): Promise<void> {
  const staff = await request<Person[]>('GET', '/admin/people').catch((): Person[] => [])
  people = new Map(staff.map(({ mobileNumber, name }) => [mobileNumber, name]))
}

/** Numbers and names of all staff, by name. */
export const everybody = (): readonly (readonly [mobileNumber: string, name: string])[] => [...people]

/** The name of the member of staff with a mobile number; any other number stays as it is. */
export const personName = (mobileNumber: string): string => people.get(mobileNumber) || mobileNumber

/** Learns the names again after an employee was saved in this tab. */
export function withNames(provider: DataProvider): DataProvider {
  const learnAfter = async <T>(resource: string, saving: Promise<T>): Promise<T> => {
    const saved = await saving
    if (resource === 'employees') await learnNames()
    return saved
  }
  return {
    ...provider,
    create: (resource, params) => learnAfter(resource, provider.create(resource, params)),
    update: (resource, params) => learnAfter(resource, provider.update(resource, params)),
  } as DataProvider
}
