import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client } from './client.js'

export interface LiveEvent {
  event: string
  id: number
  data: { changes?: { kind: string; id: string | null }[] }
}

const LONGEST_WAIT_MS = 5_000

/** A browser's open stream of changes. */
export class LiveStream {
  readonly events: LiveEvent[] = []
  /** Everything as it came. */
  wire = ''
  ended = false
  private unread = ''

  private constructor(readonly answer: IncomingMessage) {
    answer.setEncoding('utf8')
    answer.on('data', (chunk: string) => this.take(chunk))
    const end = () => {
      this.ended = true
    }
    answer.on('end', end).on('close', end).on('error', end)
  }

  static async open(
    client: Client,
    { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
  ): Promise<LiveStream> {
    const sent = { accept: 'text/event-stream', cookie: client.cookieHeader(), ...headers }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${client.url}/api/live${query}`, { headers: sent }, resolve).on('error', reject).end()
    })
    return new LiveStream(answer)
  }

  get status(): number {
    return this.answer.statusCode ?? 0
  }

  /** Ids of a kind that were told so far; null where it was not said which. */
  told(kind: string): (string | null)[] {
    return this.events.flatMap(({ data }) =>
      (data.changes ?? []).flatMap((change) => (change.kind === kind ? [change.id] : [])),
    )
  }

  /** Waits until the condition holds. @throws Error with what came instead */
  async until(condition: (stream: LiveStream) => boolean): Promise<void> {
    const end = Date.now() + LONGEST_WAIT_MS
    while (!condition(this)) {
      if (Date.now() > end) throw new Error(`Waited in vain. The stream told: ${this.wire.trim()}`)
      await sleep(10)
    }
  }

  close(): void {
    this.answer.destroy()
  }

  private take(chunk: string): void {
    this.wire += chunk
    const blocks = (this.unread + chunk).split('\n\n')
    this.unread = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/, 2) as [string, string]))
      const event = fields.get('event')
      if (event === undefined) continue
      const data = JSON.parse(fields.get('data') ?? '{}') as LiveEvent['data']
      this.events.push({ event, id: Number(fields.get('id')), data })
    }
  }
}

/** A stream that has said that it is there. */
export async function following(
  client: Client,
  options?: Parameters<typeof LiveStream.open>[1],
): Promise<LiveStream> {
  const stream = await LiveStream.open(client, options)
  await stream.until(({ events }) => events.length > 0)
  return stream
}
