import { DEFAULT_REPLIES, unknownFacts } from './replies.js'

it('names what a ready answer asks for and no order has', () => {
  expect(unknownFacts('{{name}} {{price}} {{}} {{constructor}}')).toEqual(['price', '', 'constructor'])
  expect(unknownFacts('{name} }} {{')).toEqual([])
})

it('comes with ready answers that ask for known facts only', () =>
  expect(DEFAULT_REPLIES.flatMap(({ text }) => unknownFacts(text))).toEqual([]))
