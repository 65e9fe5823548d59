import { filled, namesIn } from './braces.js'

const values = { name: 'Lakshmi', orderId: 'P-7KQ4-M2XD' }

it('finds the names between double braces, with or without spaces', () =>
  expect(namesIn('{{name}}, {{ orderId }}: {{name}} {x} {{')).toEqual(['name', 'orderId', 'name']))

it('fills names in, and leaves out those without a value', () => {
  expect(filled('Dear {{name}}, {{ orderId }}', values)).toBe('Dear Lakshmi, P-7KQ4-M2XD')
  expect(filled('[{{price}}{{constructor}}]', values)).toBe('[]')
})

it('fills in a value as it is, also when it looks like a name or like a pattern', () =>
  expect(filled('Dear {{name}}', { ...values, name: '$& {{orderId}}' })).toBe('Dear $& {{orderId}}'))
