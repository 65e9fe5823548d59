import { averageRating } from '../http/products.mapper.js'

it('has no average without ratings', () => expect(averageRating(0, 0)).toBeNull())
it('rounds the average to one decimal', () => {
  expect(averageRating(3, 14)).toBe(4.7)
  expect(averageRating(20, 87)).toBe(4.4)
})
