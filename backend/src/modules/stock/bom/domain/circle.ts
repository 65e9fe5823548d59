/** What each product (`_id`, hex) needs directly. */
export type Needs = ReadonlyMap<string, Iterable<string>>

/**
 * The path on which a product comes to need itself, from the product to the one that needs it; null if there is none.
 */
export function circleThrough(start: string, needs: Needs): string[] | null {
  const seen = new Set<string>()
  const way: string[] = []
  const leadsBack = (product: string): boolean => {
    if (seen.has(product)) return false
    seen.add(product)
    way.push(product)
    for (const part of needs.get(product) ?? []) if (part === start || leadsBack(part)) return true
    way.pop()
    return false
  }
  return leadsBack(start) ? way : null
}

/** The names on the way: "Masala needs Paste, which needs Masala". */
export function circleInWords(names: readonly string[]): string {
  const [first = '', ...others] = names
  return `${first} needs ${[...others, first].join(', which needs ')}`
}
