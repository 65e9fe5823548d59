import { beginningOf } from './beginning-of.js'

it('leaves a short text as it is, in one line', () =>
  expect(beginningOf(' The lid\n\nis broken. ', 20)).toBe('The lid is broken.'))

it('cuts a long text between two words', () =>
  expect(beginningOf('The lid of one jar is broken', 20)).toBe('The lid of one jar…'))

it('cuts a text without spaces, and no letter in two', () => {
  expect(beginningOf('x'.repeat(30), 20)).toBe(`${'x'.repeat(19)}…`)
  expect(beginningOf('😀'.repeat(30), 20)).toBe(`${'😀'.repeat(9)}…`)
})
