import { type IstDay } from '../../../kernel/dates/ist.js'

/** The first and the last day of a month. */
export interface Days {
  first: IstDay
  last: IstDay
}

/** A file of a month. */
export interface MonthFile {
  name: string
  /** What it is, in a sentence. */
  what: string
  /** Its text in portions, read when it is asked for. */
  text: () => AsyncIterable<string>
}

/** A text that comes in one portion. */
export async function* once(text: Promise<string>): AsyncGenerator<string> {
  yield await text
}
