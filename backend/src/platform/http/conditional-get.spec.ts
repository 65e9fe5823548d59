import { isCurrent } from './health/ready-answer.js'

it.each(['"a"', 'W/"a"', '"b", "a"', '*'])('recognises the current tag in %s', (header) =>
  expect(isCurrent(header, '"a"')).toBe(true),
)
it.each([undefined, '"b"', 'a', ''])('does not recognise the current tag in %p', (header) =>
  expect(isCurrent(header, '"a"')).toBe(false),
)
