/**
 * Modules register here, from `onModuleInit`, their parts of an answer that a module below them gives, so that it need
 * not know them. The module that asks extends this with the names and the types of the parts.
 */
export abstract class Registry<Shares extends object> {
  private readonly announced = new Map<keyof Shares, Shares[keyof Shares]>()

  /** @throws Error when the name is taken: two modules would answer in one's place. */
  register<Name extends keyof Shares>(name: Name, share: Shares[Name]): void {
    if (this.announced.has(name)) throw new Error(`"${String(name)}" is announced twice`)
    this.announced.set(name, share)
  }

  /** @throws Error when nobody announced it: the application is put together wrongly. */
  protected share<Name extends keyof Shares>(name: Name): Shares[Name] {
    if (!this.announced.has(name)) throw new Error(`Nobody announced "${String(name)}"`)
    return this.announced.get(name) as Shares[Name]
  }

  /** All shares by their names, in the order in which they were announced. */
  protected shares(): [keyof Shares, Shares[keyof Shares]][] {
    return [...this.announced]
  }
}
