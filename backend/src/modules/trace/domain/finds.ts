/** Things of one kind that a trace found: each once, so that a circle ends, and no more than its bound. */
export class Finds<T extends { id: string }> {
  readonly all = new Map<string, T>()
  /** There was no room for all of them. */
  full = false

  constructor(private readonly most: number) {}

  /** How many to ask for: one more than there is room for, to see whether there are more. */
  get asked(): number {
    return this.most + 1
  }

  /** Takes what is new, as far as there is room. @returns what it took */
  take(things: readonly T[]): T[] {
    return things.filter((thing) => {
      if (this.all.has(thing.id)) return false
      if (this.all.size >= this.most) {
        this.full = true
        return false
      }
      this.all.set(thing.id, thing)
      return true
    })
  }

  /** Those that were not met yet, each once, as far as there is room. */
  unknown(ids: readonly string[]): string[] {
    const fresh = [...new Set(ids)].filter((id) => !this.all.has(id))
    const room = this.most - this.all.size
    if (fresh.length > room) this.full = true
    return fresh.slice(0, room)
  }
}
