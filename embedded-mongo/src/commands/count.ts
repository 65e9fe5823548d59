import { Double } from 'bson'
import { fromSafeInteger } from '../bson/numbers.js'
import { type Command, reply } from './command.js'
import { countField, docField, numberField } from './fields.js'
import { type PreparedRead, prepareRead } from './reading.js'
import { collectionOf, contextOf, namespaceOf, viewOf } from './request.js'

export const count: Command = {
  name: 'count',
  fields: {
    count: 'string',
    query: 'object',
    limit: 'number',
    skip: 'number',
    hint: 'stringOrObject',
    collation: 'object',
    fields: 'any',
  },
  run: (request) => {
    const { body } = request
    const meta = collectionOf(request, namespaceOf(request))
    const filter = docField(body, 'query')
    const skip = countField(body, 'skip') ?? 0
    const limit = Math.abs(numberField(body, 'limit') ?? 0)
    const most = limit > 0 ? skip + limit : Infinity
    const read = prepareRead(
      viewOf(request),
      meta,
      { filter, sort: null, hint: body.get('hint'), limit: null, timeLimit: request.timeLimit },
      contextOf(request),
    )
    const all = meta && (!filter || filter.size === 0) && !body.get('hint')
    const known = all ? viewOf(request).count(meta) : read.countCovered()
    const n = known === null ? countRead(read, most) : Math.min(known, most)
    return reply(['n', fromSafeInteger(Math.max(0, n - skip))], ['ok', new Double(1)])
  },
}

function countRead(read: PreparedRead, most: number): number {
  let n = 0
  for (const _ of read.records()) if (++n >= most) break
  return n
}
