import { deserialize, serialize } from 'bson'
import { MongoClient, ReadConcern, ReadPreference, WriteConcern } from 'mongodb'

const EVENTS = {
  commandStartedEvent: 'commandStarted',
  commandSucceededEvent: 'commandSucceeded',
  commandFailedEvent: 'commandFailed',
}
const SENSITIVE = new Set([
  'hello',
  'isMaster',
  'ismaster',
  'configureFailPoint',
  'authenticate',
  'saslStart',
])

function withConcerns(options = {}) {
  const { readConcern, writeConcern, readPreference, ...rest } = options
  return {
    ...rest,
    ...(readConcern && { readConcern: ReadConcern.fromOptions(readConcern) }),
    ...(writeConcern && { writeConcern: WriteConcern.fromOptions({ writeConcern }) }),
    ...(readPreference && { readPreference: ReadPreference.fromOptions({ readPreference }) }),
  }
}

export { withConcerns }

/** A copy, since the driver goes on changing the command that it reported. */
const frozen = ({ commandName, databaseName, command, reply }) => ({
  commandName,
  databaseName,
  command: command && copy(command),
  reply: reply && copy(reply),
})
const copy = (doc) => deserialize(serialize(doc, { ignoreUndefined: true }))

/** The clients, databases, collections and sessions of one test, by their ids. */
export class Entities {
  map = new Map()
  events = new Map()
  clients = []
  sessions = []

  constructor(uri) {
    this.uri = uri
  }

  get(id) {
    const entity = this.map.get(id)
    if (!entity) throw new Error(`no entity ${id}`)
    return entity
  }

  has(id) {
    return this.map.has(id)
  }

  set(id, value) {
    this.map.set(id, value)
  }

  async create(definitions = []) {
    for (const definition of definitions) {
      const [kind, spec] = Object.entries(definition)[0]
      if (!this[`make_${kind}`]) throw new Error(`entity kind ${kind} is not known`)
      this.map.set(spec.id, await this[`make_${kind}`](spec))
    }
  }

  async make_client(spec) {
    const client = new MongoClient(this.uri, {
      ...spec.uriOptions,
      ...(spec.serverApi && { serverApi: spec.serverApi }),
      monitorCommands: true,
    })
    this.clients.push(client)
    const seen = []
    this.events.set(spec.id, seen)
    const ignored = new Set(spec.ignoreCommandMonitoringEvents ?? [])
    for (const kind of spec.observeEvents ?? []) {
      const name = EVENTS[kind]
      if (!name) continue
      client.on(name, (event) => {
        if (SENSITIVE.has(event.commandName) || ignored.has(event.commandName)) return
        seen.push({ kind, event: frozen(event) })
      })
    }
    await client.connect()
    return client
  }

  make_database(spec) {
    return this.get(spec.client).db(spec.databaseName, withConcerns(spec.databaseOptions))
  }

  make_collection(spec) {
    return this.get(spec.database).collection(spec.collectionName, withConcerns(spec.collectionOptions))
  }

  make_session(spec) {
    const { defaultTransactionOptions, ...rest } = spec.sessionOptions ?? {}
    const session = this.get(spec.client).startSession({
      ...rest,
      ...(defaultTransactionOptions && {
        defaultTransactionOptions: withConcerns(defaultTransactionOptions),
      }),
    })
    // The specifications use the id after the session has ended, when the driver no longer gives it.
    const { id } = session
    Object.defineProperty(session, 'id', { value: id, configurable: true })
    this.sessions.push(session)
    return session
  }

  async close() {
    for (const session of this.sessions) await session.endSession().catch(() => undefined)
    for (const client of this.clients) await client.close(true)
  }
}
