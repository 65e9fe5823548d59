import { type Say } from '../../../kit/words/use-words.js'

/** `P-7KQ4-M2XD`, `FG-0001`, `B261121-03`: numbers that people know. Behind one may stand which time it was. */
const NUMBER = /^[A-Z]+[A-Z0-9]*(?:-[A-Z0-9]+)+/

/** What a message is about, as far as people know it by that; its key serves to send it once. */
export function aboutInWords(about: string, say: Say): string {
  if (about.startsWith('test ')) return say('messages.aTest')
  return NUMBER.exec(about)?.[0] ?? ''
}
