import type { Doc } from './bson/value.js'

const CODE_NAMES: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  6: 'HostUnreachable',
  7: 'HostNotFound',
  8: 'UnknownError',
  9: 'FailedToParse',
  11: 'UserNotFound',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  16: 'InvalidLength',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  24: 'LockTimeout',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  51: 'ManualInterventionRequired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  55: 'InvalidDBRef',
  56: 'EmptyFieldName',
  57: 'DottedFieldName',
  59: 'CommandNotFound',
  61: 'ShardKeyNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  68: 'IndexAlreadyExists',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  79: 'UnknownReplWriteConcern',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  89: 'NetworkTimeout',
  91: 'ShutdownInProgress',
  96: 'OperationFailed',
  100: 'CannotSatisfyWriteConcern',
  111: 'NotExactValueField',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  125: 'CommandFailed',
  146: 'ExceededMemoryLimit',
  117: 'ConflictingOperationInProgress',
  168: 'InvalidPipelineOperator',
  175: 'QueryPlanKilled',
  189: 'PrimarySteppedDown',
  197: 'InvalidIndexSpecificationOption',
  224: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  217: 'IncompleteTransactionHistory',
  225: 'TransactionTooOld',
  246: 'SnapshotUnavailable',
  262: 'ExceededTimeLimit',
  267: 'PreparedTransactionInProgress',
  238: 'NotImplemented',
  241: 'ConversionFailure',
  244: 'TransactionAborted',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  257: 'TransactionTooLarge',
  263: 'OperationNotSupportedInTransaction',
  283: 'ObjectIsBusy',
  292: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  301: 'StreamTerminated',
  334: 'ClientMarkedKilled',
  9001: 'SocketException',
  10107: 'NotWritablePrimary',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  11600: 'InterruptedAtShutdown',
  11601: 'Interrupted',
  11602: 'InterruptedDueToReplStateChange',
  13435: 'NotPrimaryNoSecondaryOk',
  13436: 'NotPrimaryOrSecondary',
}

/** The server's name for an error code; codes without a name are `Location<code>`, as the server prints them. */
const codeNameOf = (code: number): string => CODE_NAMES[code] ?? `Location${code}`

/** An error as the server would answer it: `code`, `codeName`, `errmsg`, `errorLabels`, and fields beside them (`extra`). */
export class MongoError extends Error {
  readonly codeName: string
  labels: string[]

  constructor(
    readonly code: number,
    message: string,
    options: { labels?: string[]; extra?: Doc; codeName?: string } = {},
  ) {
    super(message)
    this.name = 'MongoError'
    this.codeName = options.codeName ?? codeNameOf(code)
    this.labels = options.labels ?? []
    this.extra = options.extra
  }

  readonly extra: Doc | undefined
}

export const badValue = (message: string): MongoError => new MongoError(2, message)
export const failedToParse = (message: string): MongoError => new MongoError(9, message)
export const typeMismatch = (message: string): MongoError => new MongoError(14, message)
/** An error the server numbers by source location (its name is then `Location<code>`). */
export const located = (code: number, message: string): MongoError => new MongoError(code, message)

/** First writer wins; the loser may rerun its whole transaction. */
export const writeConflict = (): MongoError =>
  new MongoError(
    112,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    { labels: ['TransientTransactionError'] },
  )

/** `key` is the offending key as a printed document, e.g. `{ email: "a@b.c" }`. */
export const duplicateKey = (
  namespace: string,
  indexName: string,
  printedKey: string,
  keyPattern: Doc,
  keyValue: Doc,
): MongoError =>
  new MongoError(
    11000,
    `E11000 duplicate key error collection: ${namespace} index: ${indexName} dup key: ${printedKey}`,
    {
      extra: new Map([
        ['keyPattern', keyPattern],
        ['keyValue', keyValue],
      ]),
    },
  )
