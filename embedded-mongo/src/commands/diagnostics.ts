import { Double } from 'bson'
import { ACCOUNTS_DATABASE } from '../auth/access.js'
import { MAX_DOCUMENT_BYTES } from '../bson/limits.js'
import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc, type Value } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { type Command, reply } from './command.js'
import { SET_NAME } from './handshake.js'
import { type Request } from './request.js'

/** The server version whose behaviour the engine follows. */
const VERSION = [7, 0, 14, 0]
const VERSION_TEXT = VERSION.slice(0, 3).join('.')

const PRIMARY = 1

const buildInfo: Command = {
  name: 'buildInfo',
  aliases: ['buildinfo'],
  fields: { buildInfo: 'any', buildinfo: 'any' },
  run: () =>
    reply(
      ['version', VERSION_TEXT],
      ['gitVersion', 'unknown'],
      ['modules', []],
      ['allocator', 'system'],
      ['javascriptEngine', 'none'],
      ['sysInfo', 'deprecated'],
      ['versionArray', VERSION],
      ['bits', 64],
      ['debug', false],
      ['maxBsonObjectSize', MAX_DOCUMENT_BYTES],
      ['storageEngines', ['lmdb']],
      ['ok', new Double(1)],
    ),
}

const uptime = (request: Request): number => (Date.now() - request.engine.startedAt.getTime()) / 1000

const serverStatus: Command = {
  name: 'serverStatus',
  fields: { serverStatus: 'any', repl: 'any', metrics: 'any', locks: 'any' },
  run: (request) =>
    reply(
      ['host', request.connection.address],
      ['version', VERSION_TEXT],
      ['process', 'embedded-mongo'],
      ['pid', fromSafeInteger(process.pid)],
      ['uptime', new Double(uptime(request))],
      ['uptimeMillis', fromSafeInteger(Math.round(uptime(request) * 1000))],
      ['localTime', request.now],
      [
        'storageEngine',
        new Map<string, Value>([
          ['name', 'lmdb'],
          ['supportsCommittedReads', true],
          ['persistent', true],
        ]),
      ],
      ['ok', new Double(1)],
    ),
}

const replSetGetStatus: Command = {
  name: 'replSetGetStatus',
  adminOnly: true,
  fields: { replSetGetStatus: 'any' },
  run: (request) => {
    const member: Doc = new Map<string, Value>([
      ['_id', 0],
      ['name', request.connection.address],
      ['health', new Double(1)],
      ['state', PRIMARY],
      ['stateStr', 'PRIMARY'],
      ['uptime', fromSafeInteger(Math.floor(uptime(request)))],
      ['self', true],
    ])
    return reply(
      ['set', SET_NAME],
      ['date', request.now],
      ['myState', PRIMARY],
      ['term', 1n],
      ['members', [member]],
      ['ok', new Double(1)],
    )
  },
}

const connectionStatus: Command = {
  name: 'connectionStatus',
  fields: { connectionStatus: 'any', showPrivileges: 'bool' },
  run: ({ connection }) => {
    const { user } = connection.access
    const db = ACCOUNTS_DATABASE
    const entries = (field: string, name: string): Doc[] =>
      user === null
        ? []
        : [
            new Map([
              [field, name],
              ['db', db],
            ]),
          ]
    return reply(
      [
        'authInfo',
        new Map<string, Value>([
          ['authenticatedUsers', entries('user', user ?? '')],
          ['authenticatedUserRoles', entries('role', 'root')],
        ]),
      ],
      ['ok', new Double(1)],
    )
  },
}

const whatsmyuri: Command = {
  name: 'whatsmyuri',
  fields: { whatsmyuri: 'any' },
  run: (request) => reply(['you', request.connection.address], ['ok', new Double(1)]),
}

/** Answers the one parameter that clients read; no parameter can be set. */
const getParameter: Command = {
  name: 'getParameter',
  adminOnly: true,
  fields: { getParameter: 'any', featureCompatibilityVersion: 'any', enableTestCommands: 'any' },
  run: (request) => {
    const answer = reply()
    if (request.body.has('featureCompatibilityVersion')) {
      answer.set('featureCompatibilityVersion', new Map<string, Value>([['version', '7.0']]))
    }
    if (request.body.has('enableTestCommands')) answer.set('enableTestCommands', false)
    if (answer.size === 0) throw new MongoError(72, 'no option found to get')
    return answer.set('ok', new Double(1))
  },
}

const getLog: Command = {
  name: 'getLog',
  adminOnly: true,
  fields: { getLog: 'string' },
  run: () => reply(['totalLinesWritten', 0], ['log', []], ['ok', new Double(1)]),
}

const getCmdLineOpts: Command = {
  name: 'getCmdLineOpts',
  adminOnly: true,
  fields: { getCmdLineOpts: 'any' },
  run: () => reply(['argv', []], ['parsed', new Map()], ['ok', new Double(1)]),
}

const hostInfo: Command = {
  name: 'hostInfo',
  adminOnly: true,
  fields: { hostInfo: 'any' },
  run: (request) =>
    reply(
      [
        'system',
        new Map<string, Value>([
          ['currentTime', request.now],
          ['hostname', request.connection.address],
        ]),
      ],
      ['os', new Map<string, Value>([['type', process.platform]])],
      ['ok', new Double(1)],
    ),
}

/** Sessions are found by their id alone, since there is only one user. */
const killSessions: Command = {
  name: 'killAllSessions',
  fields: { killAllSessions: 'array' },
  run: (request) => {
    for (const session of request.engine.sessions.all()) session.transaction?.end('aborted')
    request.engine.cursors.removeWhere((cursor) => cursor.session !== null)
    return reply(['ok', new Double(1)])
  },
}

export const DIAGNOSTICS: Command[] = [
  buildInfo,
  serverStatus,
  replSetGetStatus,
  connectionStatus,
  whatsmyuri,
  getParameter,
  getLog,
  getCmdLineOpts,
  hostInfo,
  killSessions,
]
