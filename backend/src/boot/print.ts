/** Ignores a closed pipe: the reader may have read enough, as `head` does, but the command must finish. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

/** A line on the terminal. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`)
