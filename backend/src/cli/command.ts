import { parseArgs, type ParseArgsConfig } from 'node:util'
import { fileTrouble } from '../boot/startup-error.js'

/** A sentence for the person at the terminal. */
export class UsageError extends Error {}

type Expected = abstract new (...args: never[]) => Error

/** Parses the arguments of the command. @throws UsageError with `usage` when that fails */
export function typed<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs<T>({ args: process.argv.slice(2), ...config })
  } catch {
    throw new UsageError(usage)
  }
}

/**
 * Runs a command. Prints an `expected` error, or one about a file that cannot be read or written, as a sentence, and others
 * with their stack. A failed command exits at once, since a connection that was left open would keep the process alive.
 */
export function runCommand(work: () => Promise<void>, expected: readonly Expected[]): void {
  work().catch((error: unknown) => {
    const isExpected = [UsageError, ...expected].some((kind) => error instanceof kind)
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    const sentence = isExpected ? message : (fileTrouble(error) ?? stack ?? message)
    process.stderr.write(`${sentence}\n`, () => process.exit(1))
  })
}
