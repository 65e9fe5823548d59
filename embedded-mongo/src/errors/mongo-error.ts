const CODE_NAMES: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  4: 'NoSuchKey',
  6: 'HostUnreachable',
  7: 'HostNotFound',
  8: 'UnknownError',
  9: 'FailedToParse',
  11: 'UserNotFound',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  16: 'InvalidLength',
  17: 'ProtocolError',
  18: 'AuthenticationFailed',
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
  117: 'ConflictingOperationInProgress',
  125: 'CommandFailed',
  146: 'ExceededMemoryLimit',
  168: 'InvalidPipelineOperator',
  175: 'QueryPlanKilled',
  189: 'PrimarySteppedDown',
  197: 'InvalidIndexSpecificationOption',
  217: 'IncompleteTransactionHistory',
  224: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  225: 'TransactionTooOld',
  238: 'NotImplemented',
  241: 'ConversionFailure',
  244: 'TransactionAborted',
  246: 'SnapshotUnavailable',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  257: 'TransactionTooLarge',
  262: 'ExceededTimeLimit',
  263: 'OperationNotSupportedInTransaction',
  267: 'PreparedTransactionInProgress',
  283: 'WouldChangeOwningShard',
  288: 'ChecksumMismatch',
  291: 'NoQueryExecutionPlans',
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
  13297: 'DatabaseDifferCase',
  13435: 'NotPrimaryNoSecondaryOk',
  13436: 'NotPrimaryOrSecondary',
  31082: 'SearchNotEnabled',
  40413: 'IDLDuplicateField',
}

/** The server's name for an error code; codes without a name are `Location<code>`, as the server prints them. */
const codeNameOf = (code: number): string => CODE_NAMES[code] ?? `Location${code}`

/** An error as the server answers it: `code`, `codeName`, `errmsg` and `errorLabels`. */
export class MongoError extends Error {
  readonly codeName: string
  labels: string[]

  constructor(
    readonly code: number,
    message: string,
    options: { labels?: string[]; codeName?: string } = {},
  ) {
    super(message)
    this.name = 'MongoError'
    this.codeName = options.codeName ?? codeNameOf(code)
    this.labels = options.labels ?? []
  }
}

export const badValue = (message: string): MongoError => new MongoError(2, message)
export const failedToParse = (message: string): MongoError => new MongoError(9, message)
export const typeMismatch = (message: string): MongoError => new MongoError(14, message)
/** An error the server numbers by source location (its name is then `Location<code>`). */
export const located = (code: number, message: string): MongoError => new MongoError(code, message)
