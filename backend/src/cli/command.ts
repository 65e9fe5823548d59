import { parseArgs, type ParseArgsConfig } from 'node:util'

/** A sentence for the person at the terminal. */
export class UsageError extends Error {}

type Expected = abstract new (...args: never[]) => Error

/** What was typed behind the command. @throws UsageError with `usage` when it cannot be read. */
export function typed<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs<T>({ args: process.argv.slice(2), ...config })
  } catch {
    throw new UsageError(usage)
  }
}

/**
 * Runs a command. What it is `expected` to fail with is told by its sentence alone, anything else with its stack. A
 * command that failed ends at once: an application that did not start may leave a connection open, which would keep the
 * process waiting for ever.
 */
export function runCommand(work: () => Promise<void>, expected: readonly Expected[]): void {
  work().catch((error: unknown) => {
    const isExpected = [UsageError, ...expected].some((kind) => error instanceof kind)
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    process.stderr.write(`${isExpected ? message : (stack ?? message)}\n`, () => process.exit(1))
  })
}
