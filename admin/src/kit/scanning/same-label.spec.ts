import { sameLabel } from './same-label.js'

it('does not take the label again that is still there', () => {
  const isSame = sameLabel('FG-261121-001')
  expect([0, 150, 300, 1700].map((now) => isSame('FG-261121-001', now))).toEqual([true, true, true, true])
})

it('takes it again after it was away, and another one at once', () => {
  const isSame = sameLabel('FG-261121-001')
  expect(isSame('FG-261121-001', 0)).toBe(true)
  expect(isSame('FG-261121-002', 100)).toBe(false)
  expect(isSame('FG-261121-001', 2000)).toBe(false)
})

it('takes any label at first', () => expect(sameLabel(null)('FG-261121-001', 0)).toBe(false))
