import { withConcerns } from './entities.mjs'

const take = (args, ...names) =>
  names.map((name) => {
    const value = args[name]
    delete args[name]
    return value
  })

const collation = (options) => withConcerns(options)

const returnDocument = (options) => ({
  ...options,
  ...(options.returnDocument && { returnDocument: options.returnDocument.toLowerCase() }),
  includeResultMetadata: false,
})

function bulkOperation(request) {
  const [name, args] = Object.entries(request)[0]
  return { [name]: args }
}

const drain = (cursor) => cursor.toArray()

const COLLECTION = {
  insertOne: (collection, args) => {
    const [document] = take(args, 'document')
    return collection.insertOne(document, collation(args))
  },
  insertMany: (collection, args) => {
    const [documents] = take(args, 'documents')
    return collection.insertMany(documents, collation(args))
  },
  find: (collection, args) => {
    const [filter] = take(args, 'filter')
    return drain(collection.find(filter, collation(args)))
  },
  findOne: (collection, args) => {
    const [filter] = take(args, 'filter')
    return collection.findOne(filter, collation(args))
  },
  aggregate: (collection, args) => {
    const [pipeline] = take(args, 'pipeline')
    return drain(collection.aggregate(pipeline, collation(args)))
  },
  count: (collection, args) => {
    const [filter] = take(args, 'filter')
    return collection.count(filter, collation(args))
  },
  countDocuments: (collection, args) => {
    const [filter] = take(args, 'filter')
    return collection.countDocuments(filter, collation(args))
  },
  estimatedDocumentCount: (collection, args) => collection.estimatedDocumentCount(args),
  distinct: (collection, args) => {
    const [name, filter] = take(args, 'fieldName', 'filter')
    return collection.distinct(name, filter, collation(args))
  },
  deleteOne: (collection, args) => {
    const [filter] = take(args, 'filter')
    return collection.deleteOne(filter, collation(args))
  },
  deleteMany: (collection, args) => {
    const [filter] = take(args, 'filter')
    return collection.deleteMany(filter, collation(args))
  },
  updateOne: (collection, args) => {
    const [filter, update] = take(args, 'filter', 'update')
    return collection.updateOne(filter, update, collation(args))
  },
  updateMany: (collection, args) => {
    const [filter, update] = take(args, 'filter', 'update')
    return collection.updateMany(filter, update, collation(args))
  },
  replaceOne: (collection, args) => {
    const [filter, replacement] = take(args, 'filter', 'replacement')
    return collection.replaceOne(filter, replacement, collation(args))
  },
  findOneAndDelete: (collection, args) => {
    const [filter] = take(args, 'filter')
    return collection.findOneAndDelete(filter, returnDocument(args))
  },
  findOneAndUpdate: (collection, args) => {
    const [filter, update] = take(args, 'filter', 'update')
    return collection.findOneAndUpdate(filter, update, returnDocument(args))
  },
  findOneAndReplace: (collection, args) => {
    const [filter, replacement] = take(args, 'filter', 'replacement')
    return collection.findOneAndReplace(filter, replacement, returnDocument(args))
  },
  bulkWrite: (collection, args) => {
    const [requests] = take(args, 'requests')
    return collection.bulkWrite(requests.map(bulkOperation), collation(args))
  },
  createIndex: (collection, args) => {
    const [keys] = take(args, 'keys')
    return collection.createIndex(keys, args)
  },
  dropIndex: (collection, args) => {
    const [name] = take(args, 'name')
    return collection.dropIndex(name, args)
  },
  dropIndexes: (collection, args) => collection.dropIndexes(args),
  listIndexes: (collection, args) => drain(collection.listIndexes(args)),
  listIndexNames: async (collection, args) =>
    (await drain(collection.listIndexes(args))).map(({ name }) => name),
  createSearchIndex: (collection, { model }) => collection.createSearchIndex(model),
  createSearchIndexes: (collection, { models }) => collection.createSearchIndexes(models),
  dropSearchIndex: (collection, { name }) => collection.dropSearchIndex(name),
  listSearchIndexes: (collection, { name, aggregationOptions }) =>
    drain(collection.listSearchIndexes(name, aggregationOptions)),
  updateSearchIndex: (collection, { name, definition }) => collection.updateSearchIndex(name, definition),
}

const DATABASE = {
  aggregate: COLLECTION.aggregate,
  runCommand: (database, args) => {
    const { command, session, readPreference, readConcern, writeConcern } = args
    const concerns = withConcerns({ readPreference })
    // The driver takes concerns of runCommand from the command itself.
    return database.command(
      { ...command, ...(readConcern && { readConcern }), ...(writeConcern && { writeConcern }) },
      { ...concerns, session },
    )
  },
  createCollection: (database, args) => {
    const [collection] = take(args, 'collection')
    return database.createCollection(collection, args)
  },
  dropCollection: (database, args) => {
    const [collection] = take(args, 'collection')
    return database.dropCollection(collection, args)
  },
  listCollections: (database, args) => {
    const [filter] = take(args, 'filter')
    return drain(database.listCollections(filter, args))
  },
  listCollectionNames: async (database, args) => {
    const [filter] = take(args, 'filter')
    const listed = await drain(database.listCollections(filter, { ...args, nameOnly: true }))
    return listed.map(({ name }) => name)
  },
  runCursorCommand: (database, args) => {
    const { command, batchSize, maxTimeMS, comment, session } = args
    const cursor = database.runCursorCommand(command, { session })
    if (batchSize !== undefined) cursor.setBatchSize(batchSize)
    if (maxTimeMS !== undefined) cursor.setMaxTimeMS(maxTimeMS)
    if (comment !== undefined) cursor.setComment(comment)
    return drain(cursor)
  },
  modifyCollection: (database, args) => {
    const [collection] = take(args, 'collection')
    return database.command({ collMod: collection, ...args })
  },
}

const CLIENT = {
  listDatabases: (client, args) => client.db('admin').admin().listDatabases(args),
  listDatabaseNames: async (client, args) => {
    const { databases } = await client
      .db('admin')
      .admin()
      .listDatabases({ ...args, nameOnly: true })
    return databases.map(({ name }) => name)
  },
  dropDatabase: (client, args) => {
    const [database] = take(args, 'database')
    return client.db(database).dropDatabase(args)
  },
  clientBulkWrite: (client, args) => {
    const [models] = take(args, 'models')
    return client.bulkWrite(
      models.map((model) => {
        const [name, spec] = Object.entries(model)[0]
        return { name, ...spec }
      }),
      args,
    )
  },
}

const SESSION = {
  startTransaction: (session, args) => session.startTransaction(withConcerns(args)),
  commitTransaction: (session) => session.commitTransaction(),
  abortTransaction: (session) => session.abortTransaction(),
  endSession: (session) => session.endSession(),
  getSnapshotTime: (session) => session.snapshotTime,
  withTransaction: (session, args, context) => {
    const [callback] = take(args, 'callback')
    return session.withTransaction(async () => {
      for (const operation of callback) await context.runOperation(operation)
    }, withConcerns(args))
  },
}

function tableFor(entity) {
  switch (entity.constructor.name) {
    case 'Collection':
      return COLLECTION
    case 'Db':
      return DATABASE
    case 'MongoClient':
      return CLIENT
    default:
      return SESSION
  }
}

/** Runs one operation on an entity and returns the driver's result. */
export async function perform(operation, context) {
  const entity = context.entities.get(operation.object)
  const run = tableFor(entity)[operation.name]
  if (!run) throw new Error(`operation ${operation.name} is not known`)
  const args = { ...operation.arguments }
  if (args.session) args.session = context.entities.get(args.session)
  return run(entity, args, context)
}
