import { type DataProvider } from 'react-admin'
import { type Person, type Shop } from './api-types.js'
import { request } from './request.js'

type Lists = Shop['catalogue']

/** Names of the shop and its staff. They are read once, before anything is shown. */
let lists: Lists | null = null
let people: ReadonlyMap<string, string> = new Map()

/** The names of the shop's variants and of its staff. Where they cannot be had, codes and numbers stand in. */
export async function learnNames(): Promise<void> {
  const [shop, staff] = await Promise.allSettled([
    request<Shop>('GET', '/shop'),
    request<Person[]>('GET', '/admin/people'),
  ])
  lists = shop.status === 'fulfilled' ? shop.value.catalogue : null
  people = new Map(
    staff.status === 'fulfilled' ? staff.value.map(({ mobileNumber, name }) => [mobileNumber, name]) : [],
  )
}

/**
 * The text that people read for the generated name of a jar, as in the server's sentences and on labels. "GONGURA CP_PO
 * LOW 1kg" is "Gongura Pickle, Cold pressed peanut oil, Low spice, 1 kg". Any other name stays as it is.
 */
export function nameInWords(name: string): string {
  if (!lists) return name
  const choices: string[] = []
  let rest = name
  for (const list of [lists.variantWeights, lists.variantSpicies, lists.variantOils]) {
    const entry = list.find(({ code }) => rest.endsWith(` ${code}`))
    if (!entry) return name
    choices.unshift(entry.label)
    rest = rest.slice(0, -entry.code.length - 1)
  }
  const type = lists.variantTypes.find(({ code }) => code === rest)
  return type ? [`${type.label} Pickle`, ...choices].join(', ') : name
}

/** Numbers and names of all staff, by name. */
export const everybody = (): readonly (readonly [mobileNumber: string, name: string])[] => [...people]

/** The name of the member of staff with a mobile number; any other number stays as it is. */
export const personName = (mobileNumber: string): string => people.get(mobileNumber) || mobileNumber

const NAMING: readonly string[] = ['settings', 'employees']

/** Learns the names again after settings or an employee were saved in this tab. */
export function withNames(provider: DataProvider): DataProvider {
  const learnAfter = async <T>(resource: string, saving: Promise<T>): Promise<T> => {
    const saved = await saving
    if (NAMING.includes(resource)) await learnNames()
    return saved
  }
  return {
    ...provider,
    create: (resource, params) => learnAfter(resource, provider.create(resource, params)),
    update: (resource, params) => learnAfter(resource, provider.update(resource, params)),
  } as DataProvider
}
