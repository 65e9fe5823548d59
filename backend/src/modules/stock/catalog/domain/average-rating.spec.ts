import { averageRating } from './average-rating.js'

it('a product without ratings has no average', () => expect(averageRating(0, 0)).toBeNull())
it('an average rating is rounded to one decimal', () => {
  expect(averageRating(3, 14)).toBe(4.7)
  expect(averageRating(20, 87)).toBe(4.4)
})
