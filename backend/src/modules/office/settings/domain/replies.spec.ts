import { DEFAULT_REPLIES, filledReply, REPLY_FACTS, unknownFacts } from './replies.js'

it('fills the facts of an order into a ready answer, with or without spaces in the braces', () =>
  expect(filledReply('Dear {{name}}, {{ orderId }}: {{name}}', REPLY_FACTS)).toBe(
    'Dear Lakshmi Rao, P-7KQ4-M2XD: Lakshmi Rao',
  ))

it('fills in a fact as it is, also when it looks like a fact or like a pattern', () =>
  expect(filledReply('Dear {{name}}', { ...REPLY_FACTS, name: '$& {{orderId}}' })).toBe(
    'Dear $& {{orderId}}',
  ))

it('names what a ready answer asks for and no order has', () => {
  expect(unknownFacts('{{name}} {{price}} {{}} {{constructor}}')).toEqual(['price', '', 'constructor'])
  expect(unknownFacts('{name} }} {{')).toEqual([])
})

it('comes with ready answers that ask for known facts only', () =>
  expect(DEFAULT_REPLIES.flatMap(({ text }) => unknownFacts(text))).toEqual([]))
