import { DEFAULT_REPLIES, unknownFacts } from './replies.js'

it('names the facts that a ready answer asks for and no order has', () => {
  expect(unknownFacts('{{name}} {{price}} {{}} {{constructor}}')).toEqual(['price', '', 'constructor'])
  expect(unknownFacts('{name} }} {{')).toEqual([])
})

it('the first ready answers ask for known facts only', () =>
  expect(DEFAULT_REPLIES.flatMap(({ text }) => unknownFacts(text))).toEqual([]))
