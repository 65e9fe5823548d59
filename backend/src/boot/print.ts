/** A line on the terminal. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`)
