import { nameKey } from '../../../../kernel/text/name-key.js'

/** Things that a line names by an id or by their name, whatever its case. */
export class ByName<T> {
  private readonly byKey = new Map<string, { found: T } | 'ambiguous'>()

  add(thing: T, ...names: readonly string[]): void {
    for (const name of new Set(names.map(nameKey)))
      this.byKey.set(name, this.byKey.has(name) ? 'ambiguous' : { found: thing })
  }

  find(name: string): { found: T } | 'unknown' | 'ambiguous' {
    return this.byKey.get(nameKey(name)) ?? 'unknown'
  }
}
