import { bulkWrite } from './bulk-write.js'
import { collMod } from './coll-mod.js'
import { create, drop, dropDatabase, renameCollection } from './collections.js'
import { type Command } from './command.js'
import { count } from './count.js'
import { getMore, killCursors } from './cursors.js'
import { deleteCommand } from './delete.js'
import { DIAGNOSTICS } from './diagnostics.js'
import { distinct } from './distinct.js'
import { aggregateOrExplain, explain } from './explain.js'
import { type FailPoints } from './fail-points.js'
import { find } from './find.js'
import { findAndModify } from './find-and-modify.js'
import { hello, isMaster, ping } from './handshake.js'
import { createIndexes, dropIndexes, listIndexes, SEARCH_INDEX_COMMANDS } from './indexes.js'
import { insert } from './insert.js'
import { listCollections, listDatabases } from './listing.js'
import { currentOp, killOp, replSetGetConfig } from './operations.js'
import { logout, saslContinue, saslStart } from './sasl.js'
import { collStats, dbStats } from './stats.js'
import {
  abortTransaction,
  commitTransaction,
  endSessions,
  refreshSessions,
  startSession,
} from './transactions.js'
import { update } from './update.js'
import { validate } from './validate.js'

const COMMANDS: Command[] = [
  hello,
  isMaster,
  ping,
  saslStart,
  saslContinue,
  logout,
  insert,
  find,
  getMore,
  killCursors,
  update,
  deleteCommand,
  findAndModify,
  bulkWrite,
  aggregateOrExplain,
  count,
  distinct,
  create,
  drop,
  dropDatabase,
  renameCollection,
  collMod,
  createIndexes,
  listIndexes,
  dropIndexes,
  listCollections,
  listDatabases,
  explain,
  collStats,
  dbStats,
  validate,
  commitTransaction,
  abortTransaction,
  startSession,
  refreshSessions,
  endSessions,
  currentOp,
  killOp,
  replSetGetConfig,
  ...SEARCH_INDEX_COMMANDS,
  ...DIAGNOSTICS,
]

const BY_NAME = new Map(
  COMMANDS.flatMap((command) =>
    [command.name, ...(command.aliases ?? [])].map((name) => [name, command] as const),
  ),
)

export const commandNamed = (name: string, failPoints: FailPoints | null): Command | undefined =>
  failPoints && name === failPoints.command.name ? failPoints.command : BY_NAME.get(name)
