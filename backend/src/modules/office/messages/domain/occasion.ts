/** What tests are about: nothing that happened. */
export const TESTS = /^test /

/** A test is an occasion of its own, by an id that no other has, so it is sent. */
export const newTest = (id: string): string => `test ${id}`

export const isTest = (about: string): boolean => TESTS.test(about)

/** `P-7KQ4-M2XD`, `FG-0001`, `B261121-03`: numbers that people know. Behind one may stand which time it was. */
const NUMBER = /^[A-Z]+[A-Z0-9]*(?:-[A-Z0-9]+)+/

/** What a message is about, as far as people know it by its key; empty where they do not. */
export const occasionInWords = (about: string): string =>
  isTest(about) ? 'A test' : (NUMBER.exec(about)?.[0] ?? '')
