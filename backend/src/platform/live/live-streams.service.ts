import { type ServerResponse } from 'node:http'
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { CUSTOMER_KINDS, LIVE_KINDS } from '../../kernel/access/live-kinds.js'
import { isAllowed, type Role } from '../../kernel/access/permissions.js'
import { AppError } from '../../kernel/errors/errors.js'
import { TooManyRequests } from '../../kernel/errors/too-many-requests.js'
import { Draining } from '../health/draining.js'
import { type Principal } from '../http/routes/access.js'
import { Metrics } from '../metrics/metrics.service.js'
import { type Change } from '../mongo/change-log.schema.js'
import { ChangeLog, type ToldChanges } from '../mongo/change-log.service.js'
import { LiveFacts } from './live-facts.service.js'

/** How often what other processes wrote is read, while a stream is open. */
const READ_MS = 1_000
/** Proxies close what is silent for a minute, and a phone notices by its absence that it slept. */
const BEAT_TURNS = 25
/** Sessions also end without a write: by their day, or by a process that was killed before it told. */
const SESSIONS_TURNS = 600
/** A screen may have been read so long before its stream began. */
const MOMENT_MS = 5_000
/** What a browser has not taken: it sleeps, and reads anew when it comes back. */
const MOST_UNREAD_BYTES = 64 * 1024
const RETRY_MS = 2_000
/** Some proxies pass nothing on before they have this much. */
const PADDING = `:${' '.repeat(2_048)}\n\n`

/** Screens that show something at once, of one browser and of one person; a mobile network has many people. */
const MOST = { session: 6, account: 12, network: 200, all: 2_000 } as const
const TRY_AGAIN_MS = 30_000

interface Stream {
  principal: Principal
  network: string
  /** Ends the connection. */
  response: ServerResponse
}

const eventOf = (name: string, number: number, data: unknown): string =>
  `event: ${name}\nid: ${number}\ndata: ${JSON.stringify(data)}\n\n`

/** The open streams of this process, and what each may hear. The log is read only while there are any. */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly logger = new Logger('Live')
  private readonly streams = new Set<Stream>()
  private timer: NodeJS.Timeout | undefined
  private turns = 0
  private isReading = false
  private last = 0

  constructor(
    private readonly log: ChangeLog,
    private readonly facts: LiveFacts,
    private readonly draining: Draining,
    metrics: Metrics,
  ) {
    draining.onBegin(() => this.closeAll())
    metrics.add({
      name: 'jaadi_live_streams',
      help: 'Open streams of changes',
      perProcess: true,
      read: () => ({ '': this.streams.size }),
    })
  }

  onModuleDestroy(): void {
    this.closeAll()
  }

  /** @throws TooManyRequests, AppError STOPPING */
  demandRoom({ sessionId, userId }: Principal, network: string): void {
    if (this.draining.isUnderWay)
      throw new AppError('STOPPING', 'This process is stopping. Please try again in a moment.')
    const found = { session: 0, account: 0, network: 0, all: this.streams.size }
    for (const { principal, network: from } of this.streams) {
      if (principal.sessionId === sessionId) found.session += 1
      if (principal.userId === userId) found.account += 1
      if (from === network) found.network += 1
    }
    for (const bound of ['session', 'account', 'network', 'all'] as const)
      if (found[bound] >= MOST[bound])
        throw new TooManyRequests('Too many screens are open at the same time.', TRY_AGAIN_MS)
  }

  /**
   * Sends a caller's changes into an answer whose head was written, until either side closes it.
   * @param since number of the last event that the browser has; null when it begins
   */
  async open(stream: Stream, since: number | null): Promise<void> {
    const { response } = stream
    response.on('close', () => this.forget(stream))
    response.write(`retry: ${RETRY_MS}\n${PADDING}`)
    if (this.streams.size === 0) this.begin()
    // From now on the log is read; this stream hears of it once it has what it missed.
    this.streams.add(stream)
    try {
      await this.log.follow(since, MOMENT_MS, async (last, missed) => {
        this.last = last
        this.write(stream, eventOf(missed === null ? 'resync' : 'ready', last, {}))
        if (missed !== null) await this.send([stream], missed)
      })
    } catch (error) {
      this.logger.warn({ msg: 'A stream could not begin', err: error })
      response.end()
    }
  }

  private begin(): void {
    this.log.listen((told) => this.hear(told))
    this.turns = 0
    this.timer = setInterval(() => this.turn(), READ_MS).unref()
  }

  private forget(stream: Stream): void {
    this.streams.delete(stream)
    if (this.streams.size > 0) return
    clearInterval(this.timer)
    this.log.listen(null)
  }

  private closeAll(): void {
    for (const { response } of this.streams) response.end()
  }

  private turn(): void {
    this.turns += 1
    if (this.turns % BEAT_TURNS === 0) {
      const beat = eventOf('beat', this.last, {})
      for (const stream of this.streams) this.write(stream, beat)
    }
    if (this.isReading) return
    this.isReading = true
    const everySession = this.turns % SESSIONS_TURNS === 0 ? this.look([null]) : Promise.resolve()
    Promise.all([this.log.read(), everySession])
      // Without the database nothing is heard: the screens shall know, and ask by themselves.
      .catch(() => this.closeAll())
      .finally(() => {
        this.isReading = false
      })
  }

  private async hear(told: readonly ToldChanges[]): Promise<void> {
    this.last = told.at(-1)?._id ?? this.last
    const sessions = told.flatMap(({ changes }) =>
      changes.filter(({ kind }) => kind === 'session').map(({ id }) => id),
    )
    if (sessions.length > 0) await this.look(sessions)
    await this.send([...this.streams], told)
  }

  /** Closes the streams of sessions that have ended; null: any of them may have. */
  private async look(sessionIds: readonly (string | null)[]): Promise<void> {
    const isMeant = (id: string) => sessionIds.includes(null) || sessionIds.includes(id)
    const meant = [...this.streams].filter(({ principal }) => isMeant(principal.sessionId))
    if (meant.length === 0) return
    const living = await this.facts.living(meant.map(({ principal }) => principal.sessionId))
    for (const { principal, response } of meant) if (!living.has(principal.sessionId)) response.end()
  }

  private async send(streams: readonly Stream[], told: readonly ToldChanges[]): Promise<void> {
    const number = told.at(-1)?._id
    if (number === undefined || streams.length === 0) return
    const changes = [
      ...new Map(
        told.flatMap((row) => row.changes.map((change) => [`${change.kind} ${change.id ?? ''}`, change])),
      ).values(),
    ]
    const forStaff = new Map<Role, string | null>()
    const customers = new Set<string>()
    for (const { principal } of streams)
      if (principal.role === 'user') customers.add(principal.userId)
      else if (!forStaff.has(principal.role))
        forStaff.set(principal.role, textOf(number, changes.filter(isFor(principal.role))))
    const forCustomers = customers.size === 0 ? new Map() : await this.textsOfOwners(number, changes)
    for (const stream of streams) {
      const { role, userId } = stream.principal
      const text = role === 'user' ? forCustomers.get(userId) : forStaff.get(role)
      if (text) this.write(stream, text)
    }
  }

  /** What each owner of something changed hears. */
  private async textsOfOwners(
    number: number,
    changes: readonly Change[],
  ): Promise<Map<string, string | null>> {
    const byOwner = new Map<string, Change[]>()
    for (const kind of CUSTOMER_KINDS) {
      const ids = changes.flatMap((change) => (change.kind === kind && change.id ? [change.id] : []))
      if (ids.length === 0) continue
      for (const [id, owner] of await this.facts.owners(kind, ids))
        byOwner.set(owner, [...(byOwner.get(owner) ?? []), { kind, id }])
    }
    return new Map([...byOwner].map(([owner, own]) => [owner, textOf(number, own)]))
  }

  private write({ response }: Stream, text: string): void {
    if (response.writableEnded || response.destroyed) return
    if (response.writableLength > MOST_UNREAD_BYTES) response.destroy()
    else response.write(text)
  }
}

const isFor =
  (role: Role) =>
  ({ kind }: Change): boolean =>
    kind !== 'session' && isAllowed(role, LIVE_KINDS[kind])

function textOf(number: number, changes: readonly Change[]): string | null {
  if (changes.length === 0) return null
  return eventOf('changes', number, { changes: changes.map(({ kind, id }) => ({ kind, id })) })
}
