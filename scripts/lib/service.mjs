/** How the shop's service is stopped and started, and how long a start may take: options of `update` and `go-back`. */
import { parseArgs } from 'node:util'
import { run, UpdateError } from './releases.mjs'

const OPTIONS = {
  stop: { type: 'string', default: 'sudo systemctl stop jaadi' },
  start: { type: 'string', default: 'sudo systemctl start jaadi' },
  /** Seconds until the shop has to answer; a start that changes the database takes longer. */
  wait: { type: 'string', default: '90' },
}

/** @throws UpdateError with the usage */
export function typedOptions(usage, more = {}) {
  try {
    const { values, positionals } = parseArgs({ options: { ...OPTIONS, ...more }, allowPositionals: true })
    const wait = Number(values.wait)
    if (!(wait > 0) || positionals.length > 1) throw new UpdateError(usage)
    const shell = (what, line) => run(what, line, [], { shell: true })
    return {
      ...values,
      wait,
      positionals,
      stop: () => shell('Stopping the shop', values.stop),
      start: () => shell('Starting the shop', values.start),
    }
  } catch {
    throw new UpdateError(usage)
  }
}
