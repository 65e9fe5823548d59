import { Binary } from 'bson'
import { decodeDoc } from '../bson/decode.js'
import { encodeDoc } from '../bson/encode.js'
import { type Doc, isDoc, type Maybe, type Value } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { type Transaction } from '../isolation/transaction.js'
import { type KeyReader } from '../storage/key-reader.js'
import { SESSION_TABLE, tableKey } from '../storage/keys.js'
import { type Group } from '../storage/write-queue.js'

/**
 * What a session stores: its newest numbered write or transaction, so that a repeated one is answered and not done
 * again.
 */
export interface SessionRecord {
  number: bigint
  /**
   * `write`: `reply` is the answer to give again; `part`: `reply` says how far the write has come; `commit`: the
   * transaction was committed.
   */
  kind: 'write' | 'part' | 'commit'
  reply: Doc
}

export class Session {
  transaction: Transaction | null = null
  lastUsed = Date.now()
  private record: SessionRecord | null | undefined
  private tail: Promise<unknown> | null = null

  constructor(
    readonly id: Buffer,
    private readonly store: KeyReader,
  ) {}

  /** Runs commands with a transaction number one after another, since a repeat may overtake its first attempt. */
  exclusively<T>(work: () => T | Promise<T>): T | Promise<T> {
    const run = this.tail ? this.tail.then(work) : work()
    if (!(run instanceof Promise)) return run
    const settled = (): void => {
      if (this.tail === tail) this.tail = null
    }
    const tail = run.then(settled, settled)
    this.tail = tail
    return run
  }

  get remembered(): SessionRecord | null {
    if (this.record === undefined) {
      const bytes = this.store.get(sessionKey(this.id))
      this.record = bytes ? decodeRecord(bytes) : null
    }
    return this.record
  }

  /** To be called inside a commit. The record counts once the commit is on disk. */
  remember(group: Group, record: SessionRecord): void {
    group.target.put(sessionKey(this.id), encodeRecord(record))
    group.onceCommitted(() => (this.record = record))
  }

  get newestNumber(): bigint {
    const remembered = this.remembered?.number ?? -1n
    const open = this.transaction?.number ?? -1n
    return open > remembered ? open : remembered
  }
}

const sessionKey = (id: Buffer): Buffer => tableKey(SESSION_TABLE, id)

const encodeRecord = (record: SessionRecord): Buffer =>
  Buffer.from(
    encodeDoc(
      new Map<string, Value>([
        ['number', record.number],
        ['kind', record.kind],
        ['reply', record.reply],
        ['at', new Date()],
      ]),
    ),
  )

function decodeRecord(bytes: Buffer): SessionRecord {
  const doc = decodeDoc(bytes)
  return {
    number: BigInt(doc.get('number') as number | bigint),
    kind: doc.get('kind') as SessionRecord['kind'],
    reply: doc.get('reply') as Doc,
  }
}

/** When a stored record was written. */
export const recordedAt = (bytes: Buffer): Date => decodeDoc(bytes).get('at') as Date

/** The bytes of `lsid.id`. Throws 14 for anything that is not a UUID. */
export function parseSessionId(lsid: Maybe): Buffer {
  const id = isDoc(lsid) ? lsid.get('id') : undefined
  if (!(id instanceof Binary) || id.sub_type !== 4 || id.length() !== 16) {
    throw new MongoError(14, "BSON field 'OperationSessionInfo.lsid' must be a document with a UUID 'id'")
  }
  return Buffer.from(id.buffer.subarray(0, 16))
}
