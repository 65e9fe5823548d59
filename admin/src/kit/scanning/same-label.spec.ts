import { sameLabel } from './same-label.js'

it('does not count a label again while the camera still sees it', () => {
  const isSame = sameLabel('FG-261121-001')
  expect([0, 150, 300, 1700].map((now) => isSame('FG-261121-001', now))).toEqual([true, true, true, true])
})

it('counts a label again after it was out of sight, and another label at once', () => {
  const isSame = sameLabel('FG-261121-001')
  expect(isSame('FG-261121-001', 0)).toBe(true)
  expect(isSame('FG-261121-002', 100)).toBe(false)
  expect(isSame('FG-261121-001', 2000)).toBe(false)
})

it('counts any label at first', () => expect(sameLabel(null)('FG-261121-001', 0)).toBe(false))
