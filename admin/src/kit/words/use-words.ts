import { useTranslate } from 'react-admin'
import { type Catalogue } from './words.js'

type Groups<Words> = Exclude<keyof Words, 'resources'> & string

type KeysOf<Words> = {
  [Group in Groups<Words>]: `${Group}.${keyof Words[Group] & string}`
}[Groups<Words>]

/** Every text of the catalogue by its path, for instance `orders.empty`. */
export type WordKey = { [Part in keyof Catalogue]: KeysOf<Catalogue[Part]> }[keyof Catalogue]

export type Say = (key: WordKey, values?: Record<string, string | number>) => string

/** The catalogue's texts, keys checked by the compiler. */
export function useWords(): Say {
  return useTranslate()
}
