import { cockpitWords } from './cockpit.js'
import { editWords } from './edit.js'
import { listsWords } from './lists.js'
import { pricesWords } from './prices.js'
import { resources } from './resources.js'
import { shellWords } from './shell.js'
import { stockWords } from './stock.js'

/**
 * The words that every screen may need, a file for each area; other screens bring their own (`addWords`). The owner's
 * texts are in them letter for letter (docs/domain/contract.md#fixed-texts).
 */
export const words = {
  ...shellWords,
  ...cockpitWords,
  ...listsWords,
  ...stockWords,
  ...pricesWords,
  ...editWords,
  resources,
} as const

/** Every word of the console. A file that adds words names them here (`declare module`). */
export interface Catalogue {
  frame: typeof words
}
