import { Double } from 'bson'
import { type Doc, type EvalContext, type Value } from '../bson/value.js'
import { deleteRecord } from '../collections/records.js'
import { failedToParse } from '../errors/mongo-error.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { first } from '../pace/turn.js'
import { compileProjection } from '../project/project.js'
import { type Command, reply } from './command.js'
import { boolField, docField, docsField } from './fields.js'
import { PreparedRead } from './reading.js'
import { contextOf, namespaceOf, type Request, write } from './request.js'
import { parseUpdate, prepareUpdate, updateOne } from './update.js'

export const findAndModify: Command = {
  name: 'findAndModify',
  aliases: ['findandmodify'],
  typeName: 'FindAndModifyCommandRequest',
  inTransaction: true,
  retryable: true,
  fields: {
    findAndModify: 'string',
    findandmodify: 'string',
    query: 'object',
    sort: 'object',
    hint: 'stringOrObject',
    remove: 'bool',
    update: 'any',
    new: 'bool',
    fields: 'object',
    upsert: 'bool',
    bypassDocumentValidation: 'bool',
    collation: 'object',
    arrayFilters: 'documents',
    let: 'object',
    stmtId: 'number',
  },
  run: (request) => {
    checkCombination(request.body)
    const namespace = namespaceOf(request)
    const ctx = contextOf(request)
    const project = projector(request.body, ctx)
    return write(request, [namespace], (unit) =>
      boolField(request.body, 'remove')
        ? remove(request, unit, namespace, ctx, project)
        : modify(request, unit, namespace, ctx, project),
    )
  },
}

type Project = (doc: Doc) => Doc

function checkCombination(body: Doc): void {
  const remove = boolField(body, 'remove')
  const update = body.get('update') ?? null
  if (!remove && update === null) throw failedToParse('Either an update or remove=true must be specified')
  if (!remove) return
  if (update !== null) throw failedToParse('Cannot specify both an update and remove=true')
  if (boolField(body, 'upsert')) throw failedToParse('Cannot specify both upsert=true and remove=true')
  if (boolField(body, 'new')) {
    throw failedToParse(
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    )
  }
  if (body.get('arrayFilters')) throw failedToParse('Cannot specify arrayFilters and remove=true')
}

function projector(body: Doc, ctx: EvalContext): Project {
  const fields = docField(body, 'fields')
  if (!fields || fields.size === 0) return (doc) => doc
  const filter = docField(body, 'query')
  const project = compileProjection(fields, ctx, filter ? { filter } : {})
  return (doc) => project(doc)
}

function remove(
  request: Request,
  unit: WriteUnit,
  namespace: string,
  ctx: EvalContext,
  project: Project,
): Doc {
  const { body } = request
  const meta = unit.collection(namespace)
  const read = new PreparedRead(
    unit,
    meta,
    { filter: docField(body, 'query'), sort: docField(body, 'sort'), hint: body.get('hint'), limit: 1 },
    ctx,
  )
  const found = first(read.records())
  if (!found || !meta) return result(0, [], null)
  deleteRecord(unit, meta, found.recordId, found.doc)
  return result(1, [], project(found.doc))
}

function modify(
  request: Request,
  unit: WriteUnit,
  namespace: string,
  ctx: EvalContext,
  project: Project,
): Doc {
  const { body } = request
  const update = prepareUpdate(
    namespace,
    {
      filter: docField(body, 'query') ?? new Map(),
      update: parseUpdate(body.get('update'), request.engine.clock),
      multi: false,
      upsert: boolField(body, 'upsert'),
      arrayFilters: docsField(body, 'arrayFilters'),
      hint: body.get('hint'),
      sort: docField(body, 'sort'),
    },
    ctx,
  )
  const { matched, upsertedId, before, after } = updateOne(unit, update)
  const value = boolField(body, 'new') ? after : before
  const extra: [string, Value][] = [['updatedExisting', matched > 0]]
  if (upsertedId !== undefined) extra.push(['upserted', upsertedId])
  return result(matched > 0 || upsertedId !== undefined ? 1 : 0, extra, value ? project(value) : null)
}

const result = (n: number, extra: [string, Value][], value: Doc | null): Doc =>
  reply(
    ['lastErrorObject', new Map<string, Value>([['n', n], ...extra])],
    ['value', value],
    ['ok', new Double(1)],
  )
