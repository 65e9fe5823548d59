import { Injectable } from '@nestjs/common'
import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { bytesFor, MOST_BYTES, type ReadyAnswer } from './health/ready-answer.js'

const MOST_ADDRESSES = 32
const LONGEST_ADDRESS = 200

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>

/** Whether the request is anonymous: no cookie, and no credentials in the address. */
function isAnonymous({ method, url, headers }: Asked): boolean {
  return (
    method === 'GET' &&
    headers.cookie === undefined &&
    headers.authorization === undefined &&
    url.length <= LONGEST_ADDRESS &&
    !/otp|mobile|mb=/i.test(url)
  )
}

/**
 * Cached answers by the exact address of their request. A request for that address without credentials
 * gets these bytes before router, guards and pipes run, which would give the same answer. When the answer
 * is no longer fresh, the request takes the usual path.
 */
@Injectable()
export class AnonymousAnswers {
  private readonly answers = new Map<string, ReadyAnswer>()

  note(request: Asked, answer: ReadyAnswer): void {
    if (answer.json.length > MOST_BYTES || !answer.isFresh() || !isAnonymous(request)) return
    this.answers.delete(request.url)
    this.answers.set(request.url, answer)
    const [oldest] = this.answers.keys()
    if (this.answers.size > MOST_ADDRESSES && oldest !== undefined) this.answers.delete(oldest)
  }

  find(request: Asked): ReadyAnswer | null {
    const found = this.answers.get(request.url)
    return found?.isFresh() && isAnonymous(request) ? found : null
  }

  /** Runs after the hooks that set headers, and before everything that costs more. */
  serve(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      const answer = this.find(request)
      if (answer) bytesFor(request, reply, answer, true).then((bytes) => reply.send(bytes), done)
      else done()
    })
  }
}
