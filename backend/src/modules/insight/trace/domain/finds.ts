/** Things of one kind that a trace found: each once, so that a circle ends, and no more than the limit. */
export class Finds<T extends { id: string }> {
  readonly all = new Map<string, T>()
  /** There were more than the limit. */
  full = false

  constructor(private readonly most: number) {}

  /** How many to ask for: one more than the limit allows, to see whether there are more. */
  get asked(): number {
    return this.most + 1
  }

  /** Takes what is new, up to the limit. @returns what it took */
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

  /** Those that were not found before, each once, up to the limit. */
  unknown(ids: readonly string[]): string[] {
    const fresh = [...new Set(ids)].filter((id) => !this.all.has(id))
    const room = this.most - this.all.size
    if (fresh.length > room) this.full = true
    return fresh.slice(0, room)
  }
}
