/**
 * Work that nobody waits for, and that is tried again when it has failed, as at a damaged value or on a full disk. Such a
 * failure is told once for each kind of work, until that work has succeeded again.
 */
export class Background {
  private readonly failing = new Set<string>()

  /** `asTold` puts an error into words for people. */
  constructor(private readonly asTold: (error: unknown) => unknown) {}

  /** Resolves when the work has ended, also when it failed. `what` names it in the warning. */
  async attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      this.failing.delete(what)
    } catch (error) {
      if (this.failing.has(what)) return
      this.failing.add(what)
      const told = this.asTold(error)
      const reason = told instanceof Error ? told.message : String(told)
      process.emitWarning(`The database failed at ${what}, and tries again: ${reason}`)
    }
  }
}
