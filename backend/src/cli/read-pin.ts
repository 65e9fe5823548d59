import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Swallows what readline echoes, so that a PIN is not shown on the terminal. */
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })

/** Asks for a PIN on the terminal without showing it; takes the first line when input is piped. */
export function readPin(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY
  if (isTerminal) process.stdout.write(question)
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: isTerminal })
  return new Promise((resolve) => {
    let answer = ''
    lines.once('line', (line) => {
      answer = line.trim()
      lines.close()
    })
    lines.once('close', () => {
      if (isTerminal) process.stdout.write('\n')
      resolve(answer)
    })
  })
}
