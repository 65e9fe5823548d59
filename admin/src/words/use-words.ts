import { useTranslate } from 'react-admin'
import type { words } from './en.js'

type Catalogue = typeof words

/** Every text of the catalogue by its path, for instance `orders.empty`. */
export type WordKey = {
  [Group in keyof Catalogue & string]: `${Group}.${keyof Catalogue[Group] & string}`
}[keyof Catalogue & string]

export type Say = (key: WordKey, values?: Record<string, string | number>) => string

/** The catalogue's texts, keys checked by the compiler. */
export function useWords(): Say {
  return useTranslate()
}
