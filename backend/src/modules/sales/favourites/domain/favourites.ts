/** What fewer customers took is not told, so that nobody's own order shows (docs/domain/catalogue.md#favourites). */
export const LEAST_CUSTOMERS = 3

/** A jar for sale with its pickle. */
interface Jar {
  _id: string
  variantType: string
}

/** A pickle with the jars that customers take of it, and what they take with it: the most taken first. */
export interface Favourite {
  variantType: string
  /** `_id` of all its jars; those that too few customers took stand last, in the order of the catalogue. */
  jars: string[]
  /** Other pickles, as `variantType`. */
  others: string[]
}

/** Customers of each key. Each counts once, however often they order. */
class Takers {
  private readonly customers = new Map<string, Set<number>>()

  add(key: string, customer: number): void {
    const known = this.customers.get(key)
    if (known) known.add(customer)
    else this.customers.set(key, new Set([customer]))
  }

  /** Those of the keys that enough customers took: the most taken first, equal ones in the order of their names. */
  ranked(keys: readonly string[]): string[] {
    const count = (key: string): number => this.customers.get(key)?.size ?? 0
    return keys
      .filter((key) => count(key) >= LEAST_CUSTOMERS)
      .sort((one, other) => count(other) - count(one) || (one < other ? -1 : 1))
  }
}

const pair = (one: string, other: string): string => JSON.stringify([one, other])

/**
 * Counts customers by jar, by pickle, and by pair of pickles, as their orders are read. Orders may come in any order
 * and twice: the result is the same.
 */
export class FavouriteCounts {
  private readonly jars: ReadonlyMap<string, string>
  private readonly numbers = new Map<string, number>()
  private readonly ofJar = new Takers()
  private readonly ofPickle = new Takers()
  private readonly ofPair = new Takers()

  /** @param jars in the order of the catalogue */
  constructor(jars: readonly Jar[]) {
    this.jars = new Map(jars.map(({ _id, variantType }) => [_id, variantType]))
  }

  /** Adds an order; products that are no jars of the shop any more do not count. */
  add({ customer, products }: { customer: string; products: readonly string[] }): void {
    const number = this.numbers.get(customer) ?? this.numbers.size
    this.numbers.set(customer, number)
    const pickles = new Set<string>()
    for (const product of products) {
      const pickle = this.jars.get(product)
      if (pickle === undefined) continue
      this.ofJar.add(product, number)
      pickles.add(pickle)
    }
    for (const one of pickles) {
      this.ofPickle.add(one, number)
      for (const other of pickles) if (other !== one) this.ofPair.add(pair(one, other), number)
    }
  }

  favourites(): Favourite[] {
    const pickles = [...new Set(this.jars.values())]
    return this.ofPickle.ranked(pickles).map((variantType) => {
      const all = [...this.jars].flatMap(([jar, pickle]) => (pickle === variantType ? [jar] : []))
      return {
        variantType,
        jars: [...new Set([...this.ofJar.ranked(all), ...all])],
        others: this.ofPair
          .ranked(pickles.map((other) => pair(variantType, other)))
          .map((key) => (JSON.parse(key) as [string, string])[1]),
      }
    })
  }
}
