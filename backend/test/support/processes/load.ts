import { setTimeout as sleep } from 'node:timers/promises'
import { send } from '../http/send.js'

const LOADERS = 6
/** Between two requests of a loader: hundreds a second come all the same, and a start has the processor too. */
const REST_MS = 15

/** What one of the requests of the load may be answered, and nothing else. */
const CALLS: {
  method: string
  path: string
  body?: string
  answers: (status: number, body: string) => boolean
}[] = [
  {
    method: 'GET',
    path: '/api/products?materialType=FG',
    answers: (status, body) => status === 200 && body.startsWith('{"products":'),
  },
  { method: 'GET', path: '/api/shop', answers: (status) => status === 200 },
  {
    method: 'POST',
    path: '/api/verify-otp',
    body: '{"mobileNumber":"12"}',
    answers: (status, body) => status === 400 && body.includes('"code":"VALIDATION_FAILED"'),
  },
  {
    method: 'GET',
    path: '/api/cart/items',
    answers: (status, body) => status === 401 && body.includes('"code":"NO_SESSION"'),
  },
]

/** A steady load until stopped. @returns how many requests were answered, and every wrong answer. */
export function load(url: string): { stop: () => Promise<{ answered: number; wrong: string[] }> } {
  let stopped = false
  let answered = 0
  const wrong: string[] = []
  const loader = async (first: number): Promise<void> => {
    for (let turn = first; !stopped; turn++) {
      const call = CALLS[turn % CALLS.length]!
      const { method, path, body } = call
      const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
      const sent = { method, headers, ...(body ? { body } : {}) }
      const { status, text: said } = await send(url + path, sent)
      if (!call.answers(status, said)) wrong.push(`${method} ${path}: ${status} ${said}`)
      answered += 1
      await sleep(REST_MS)
    }
  }
  const all = Promise.all(Array.from({ length: LOADERS }, (_, first) => loader(first)))
  return {
    stop: async () => {
      stopped = true
      await all
      return { answered, wrong }
    },
  }
}
