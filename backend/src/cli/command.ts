import { parseArgs, type ParseArgsConfig } from 'node:util'
import { fileTrouble } from '../boot/startup-error.js'

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
 * Runs a command. An error that it is `expected` to fail with, and a file that the system did not let it read or write,
 * are told in a sentence, anything else with its stack. A command that failed ends at once: an application that did not start may leave a connection open, which would keep the
 * process waiting for ever.
 */
export function runCommand(work: () => Promise<void>, expected: readonly Expected[]): void {
  work().catch((error: unknown) => {
    const isExpected = [UsageError, ...expected].some((kind) => error instanceof kind)
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    const sentence = isExpected ? message : (fileTrouble(error) ?? stack ?? message)
    process.stderr.write(`${sentence}\n`, () => process.exit(1))
  })
}
