/** What of a jar on sale decides its place on the landing page. */
interface JarOnSale {
  Id: string
  variantType: string | null
  variantOil: string | null
  variantSpicy: string | null
  reviewCount: number
  ratingSum: number
}

/** A pickle in all its jars. */
export interface Pickle<Jar> {
  type: string
  jars: Jar[]
  /** The jar that most people take, of those in stock if any is. */
  taken: Jar
}

/** What customers take of a pickle: the jars by their `Id`, the most taken first. */
export interface Favourite {
  variantType: string
  jars: readonly string[]
}

interface Wanted<Jar> {
  /** Codes of the pickles that the owner picked. */
  picks: readonly string[]
  /** The pickles that most customers take, these first. */
  favourites: readonly Favourite[]
  /** Whether a jar is in stock. */
  isThere: (jar: Jar) => boolean
  most: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
/** What is not in a list comes after all that is. */
const rank = (list: readonly string[], one: string): number =>
  list.includes(one) ? list.indexOf(one) : list.length

/**
 * The pickles for the row of best sellers. Those that the owner picked come in the owner's order; without picks, those
 * that most customers take, then those with most reviews. What has run out comes last.
 * @param jars on sale, cheapest first
 */
export function lovedPickles<Jar extends JarOnSale>(
  jars: readonly Jar[],
  { picks, favourites, isThere, most }: Wanted<Jar>,
): Pickle<Jar>[] {
  const kinds = favourites.map(({ variantType }) => variantType)
  const runOut = (jar: Jar): number => Number(!isThere(jar))
  const pickles = [...new Set(jars.flatMap(({ variantType }) => variantType ?? []))].flatMap((type) => {
    const all = jars.filter((jar) => jar.variantType === type)
    const taken = favourites[kinds.indexOf(type)]?.jars ?? []
    const [first] = all.toSorted(
      (left, right) =>
        runOut(left) - runOut(right) ||
        rank(taken, left.Id) - rank(taken, right.Id) ||
        right.reviewCount - left.reviewCount,
    )
    return first === undefined ? [] : [{ type, jars: all, taken: first }]
  })
  const picked = picks.flatMap((type) => pickles.find((pickle) => pickle.type === type) ?? [])
  if (picked.length > 0) return picked.slice(0, most)
  return pickles
    .toSorted(
      (left, right) =>
        runOut(left.taken) - runOut(right.taken) ||
        rank(kinds, left.type) - rank(kinds, right.type) ||
        ratingOf(right.jars).count - ratingOf(left.jars).count,
    )
    .slice(0, most)
}

/** Number and sum of all ratings of some jars. */
export function ratingOf(jars: readonly JarOnSale[]): { count: number; sum: number } {
  return { count: sum(jars.map((jar) => jar.reviewCount)), sum: sum(jars.map((jar) => jar.ratingSum)) }
}

/** One jar for each oil and heat that is really sold together, the cheapest; `jars` come cheapest first. */
export function combinationsOf<Jar extends JarOnSale>(jars: readonly Jar[]): Jar[] {
  const found = new Map<string, Jar>()
  for (const jar of jars) {
    const { variantOil, variantSpicy } = jar
    if (variantOil === null || variantSpicy === null) continue
    const place = JSON.stringify([variantOil, variantSpicy])
    if (!found.has(place)) found.set(place, jar)
  }
  return [...found.values()]
}
