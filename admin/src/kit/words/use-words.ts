import { useTranslate } from 'react-admin'
import { type Catalogue } from './words.js'

/** Every text of the catalogue by its path, for instance `orders.empty`. */
type Group = Exclude<keyof Catalogue, 'resources'>

export type WordKey = { [G in Group]: `${G}.${keyof Catalogue[G] & string}` }[Group]

export type Say = (key: WordKey, values?: Record<string, string | number>) => string

/** The catalogue's texts, keys checked by the compiler. */
export function useWords(): Say {
  return useTranslate()
}
