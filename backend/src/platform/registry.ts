/**
 * Modules register here, from `onModuleInit`, their share of an answer that a lower module gives, so that
 * the lower module need not know them. The lower module extends this class with the names and types of the
 * shares.
 */
export abstract class Registry<Shares extends object> {
  private readonly announced = new Map<keyof Shares, Shares[keyof Shares]>()

  /** @throws Error when the name is already registered: two modules would compete for it. */
  register<Name extends keyof Shares>(name: Name, share: Shares[Name]): void {
    if (this.announced.has(name)) throw new Error(`"${String(name)}" is announced twice`)
    this.announced.set(name, share)
  }

  /** @throws Error when no module registered the share: the application is put together wrongly. */
  protected share<Name extends keyof Shares>(name: Name): Shares[Name] {
    if (!this.announced.has(name)) throw new Error(`Nobody announced "${String(name)}"`)
    return this.announced.get(name) as Shares[Name]
  }

  /** All shares by name, in the order of registration. */
  protected shares(): [keyof Shares, Shares[keyof Shares]][] {
    return [...this.announced]
  }
}
