/** Runs long changes of one collection's definition one after another. */
export class DefinitionTurns {
  private readonly last = new Map<string, Promise<void>>()

  /** Runs `work` after all earlier work on any of the namespaces. */
  async take<T>(namespaces: readonly string[], work: () => T | Promise<T>): Promise<T> {
    const before = namespaces.flatMap((namespace) => this.last.get(namespace) ?? [])
    let end: () => void = () => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    for (const namespace of namespaces) this.last.set(namespace, ended)
    try {
      await Promise.all(before)
      return await work()
    } finally {
      end()
      for (const namespace of namespaces) {
        if (this.last.get(namespace) === ended) this.last.delete(namespace)
      }
    }
  }
}
