import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

const ASKED_EVERY_MS = 50

interface Target {
  url: string
  ready: boolean
}

export interface RoundRobin {
  url: string
  /** Sends it requests from its first readiness on. */
  add: (url: string) => void
  /** The process is gone: asks it no more. */
  remove: (url: string) => void
  /** How many of them say that they are ready. */
  ready: () => number
  close: () => Promise<void>
}

/** What the proxy itself says, which no server of ours does: the request is lost. */
const LOST = 599

/**
 * A very simple proxy. It sends requests in turn to the servers that said that they are ready, over connections that it
 * keeps, and repeats none. A request that broke off, or that no server was ready for, is answered 599.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true })
  const targets = new Map<string, Target>()
  let turn = 0

  const ask = async (target: Target): Promise<void> => {
    try {
      target.ready = (await fetch(`${target.url}/api/health/ready`)).ok
    } catch {
      target.ready = false
    }
  }
  const asking = setInterval(() => targets.forEach((target) => void ask(target)), ASKED_EVERY_MS)

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const ready = [...targets.values()].filter((target) => target.ready)
    const target = ready[turn++ % ready.length]
    const lose = (reason: string): void => void outgoing.writeHead(LOST).end(reason)
    if (!target) return lose('nobody is ready')
    const { method, url, headers } = incoming
    const call = request(target.url + (url ?? '/'), { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? LOST, answer.headers)
      answer.pipe(outgoing)
    })
    call.on('error', (error) => lose(error.message))
    incoming.pipe(call)
  }
  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }

  return {
    url: `http://127.0.0.1:${port}`,
    add: (url) => void targets.set(url, { url, ready: false }),
    remove: (url) => void targets.delete(url),
    ready: () => [...targets.values()].filter(({ ready }) => ready).length,
    close: async () => {
      clearInterval(asking)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
