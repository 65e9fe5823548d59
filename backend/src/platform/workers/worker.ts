import { AppError } from '../../kernel/errors/errors.js'
import { type Done, type Wanted } from './worker-messages.js'

/**
 * What runs in a worker: loads the file of the work, and does it. A refusal goes back as data, since an error loses its
 * class on the way between threads.
 */
export default async function work({ file, name, input }: Wanted): Promise<Done> {
  const { [name]: run } = (await import(file)) as Record<string, (input: unknown) => unknown>
  if (!run) throw new Error(`${file} has no ${name}`)
  try {
    return { result: await run(input) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, details } = error
    return { refusal: { code, message, details } }
  }
}
