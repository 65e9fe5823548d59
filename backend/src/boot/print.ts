/** Who reads may have read enough, as `head` does: what was begun goes on to its end. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

/** A line on the terminal. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`)
