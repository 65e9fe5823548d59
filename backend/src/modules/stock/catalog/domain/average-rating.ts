/** Average of `count` ratings to one decimal, half up; null when there is none. */
export function averageRating(count: number, sum: number): number | null {
  return count > 0 ? Math.round((sum * 10) / count) / 10 : null
}
