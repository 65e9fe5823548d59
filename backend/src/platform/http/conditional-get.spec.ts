import { isCurrent } from './health/ready-answer.js'

it.each(['"a"', 'W/"a"', '"b", "a"', '*'])('knows its own tag in %s', (header) =>
  expect(isCurrent(header, '"a"')).toBe(true),
)
it.each([undefined, '"b"', 'a', ''])('does not take %p for its own', (header) =>
  expect(isCurrent(header, '"a"')).toBe(false),
)
