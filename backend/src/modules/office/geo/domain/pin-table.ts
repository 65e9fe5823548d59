/** A city and its state, as people write them in an address. */
export interface CityAndState {
  city: string
  state: string
}

export interface PinPlace extends CityAndState {
  pin: string
}

/** First and last code of a shortened run: `500001-4` is 500001 to 500004. */
function ends(run: string): [from: number, to: number] {
  const [first = '', last = first] = run.split('-')
  return [Number(first), Number(first.slice(0, first.length - last.length) + last)]
}

const plain = (text: string): string => text.normalize('NFKD').toLowerCase().trim().replace(/\s+/g, ' ')

/**
 * City and state of every postal code of India. Runs of neighbouring codes are stored as sorted pairs of
 * numbers: the whole table takes some 150 kB.
 */
export class PinTable {
  private constructor(
    private readonly places: readonly CityAndState[],
    /** Searchable names, parallel to `places`. */
    private readonly names: readonly string[],
    /** First and last postal code of each run, ascending; `placeOfRun` has the place's index. */
    private readonly first: Uint32Array,
    private readonly last: Uint32Array,
    private readonly placeOfRun: Uint16Array,
  ) {}

  /**
   * Parses lines `City|State|runs`; `#` begins a comment.
   * @throws Error naming the invalid line.
   */
  static parse(text: string): PinTable {
    const places: CityAndState[] = []
    const runs: [from: number, to: number, place: number][] = []
    for (const line of text.split('\n')) {
      if (line === '' || line.startsWith('#')) continue
      const [city, state, pins] = line.split('|')
      if (!city || !state || !pins) throw new Error(`Not a line of the PIN table: ${line.slice(0, 80)}`)
      const place = places.push({ city, state }) - 1
      for (const run of pins.split(' ')) runs.push([...ends(run), place])
    }
    runs.sort(([a], [b]) => a - b)
    return new PinTable(
      places,
      places.map(({ city }) => plain(city)),
      Uint32Array.from(runs, ([from]) => from),
      Uint32Array.from(runs, ([, to]) => to),
      Uint16Array.from(runs, ([, , place]) => place),
    )
  }

  /** City and state of a six-digit postal code; null when the directory does not contain it. */
  find(pin: string): PinPlace | null {
    if (!/^[1-9]\d{5}$/.test(pin)) return null
    const number = Number(pin)
    const run = this.runBefore(number)
    if (run < 0 || number > (this.last[run] ?? 0)) return null
    return this.placeAt(run, number)
  }

  /** The first postal codes that begin with the given 3 to 6 digits, ascending. */
  startingWith(digits: string, limit: number): PinPlace[] {
    if (!/^[1-9]\d{2,5}$/.test(digits)) return []
    const width = 10 ** (6 - digits.length)
    const from = Number(digits) * width
    const found: PinPlace[] = []
    for (let run = Math.max(0, this.runBefore(from)); run < this.first.length; run += 1) {
      const start = Math.max(from, this.first[run] ?? 0)
      const end = Math.min(from + width - 1, this.last[run] ?? 0)
      if ((this.first[run] ?? 0) >= from + width) break
      for (let pin = start; pin <= end; pin += 1) {
        found.push(this.placeAt(run, pin))
        if (found.length === limit) return found
      }
    }
    return found
  }

  /**
   * Cities whose name begins with the text; then cities with a later word that begins with it. A state may
   * follow a comma.
   */
  named(text: string, limit: number): CityAndState[] {
    const [name = '', state = ''] = text.split(',').map(plain)
    if (name === '') return []
    const rank = (candidate: string): number =>
      candidate.startsWith(name) ? 0 : candidate.includes(` ${name}`) ? 1 : 2
    return this.places
      .map((place, index) => ({ place, rank: rank(this.names[index] ?? '') }))
      .filter((found) => found.rank < 2 && plain(found.place.state).startsWith(state))
      .sort((a, b) => a.rank - b.rank || a.place.city.localeCompare(b.place.city, 'en'))
      .slice(0, limit)
      .map(({ place }) => place)
  }

  /** Index of the last range that begins at or before `pin`; -1 when there is none. */
  private runBefore(pin: number): number {
    let low = 0
    let high = this.first.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.first[middle] ?? 0) <= pin) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  private placeAt(run: number, pin: number): PinPlace {
    const place = this.places[this.placeOfRun[run] ?? 0] ?? { city: '', state: '' }
    return { pin: String(pin), ...place }
  }
}
