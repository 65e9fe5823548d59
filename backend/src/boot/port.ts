import { once } from 'node:events'
import { createServer } from 'node:net'
import { type AppConfig } from '../config/config.js'
import { StartupError } from './startup-error.js'

type Place = Pick<AppConfig, 'host' | 'port'>

/** The sentence for a port or address that the system refuses; null for any other error. */
export function portTrouble(error: unknown, { host, port }: Place): StartupError | null {
  const { code, syscall } = error as { code?: unknown; syscall?: string }
  if (code === 'EADDRINUSE')
    return new StartupError(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`)
  if (code === 'EACCES' && syscall === 'listen')
    return new StartupError(`Port ${port} may not be used by this account. Choose another with PORT.`)
  // No such name, or no name server answers: our own address is the only one that we look up.
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return new StartupError(`HOST ${host} is not an address of this machine.`)
  return null
}

/** Whether the port can be had is known before anything is written. */
export async function demandPort(place: Place): Promise<void> {
  const trial = createServer()
  try {
    trial.listen(place.port, place.host)
    await once(trial, 'listening')
  } catch (error) {
    throw portTrouble(error, place) ?? error
  }
  trial.close()
  await once(trial, 'close')
}
