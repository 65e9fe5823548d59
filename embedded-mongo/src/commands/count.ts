import { Double } from 'bson'
import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc } from '../bson/value.js'
import { complete, PAUSE, type Work } from '../pace/turn.js'
import { type Command, reply } from './command.js'
import { countField, docField, numberField } from './fields.js'
import { PreparedRead } from './reading.js'
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
    const read = new PreparedRead(
      viewOf(request),
      meta,
      {
        filter,
        sort: null,
        hint: body.get('hint'),
        limit: null,
        timeLimit: request.timeLimit,
        gathers: request.gathers,
      },
      contextOf(request),
    )
    const all = meta && (!filter || filter.size === 0) && !body.get('hint')
    const known = all ? viewOf(request).count(meta) : read.countCovered()
    const answer = (n: number): Doc =>
      reply(['n', fromSafeInteger(Math.max(0, n - skip))], ['ok', new Double(1)])
    if (known !== null) return answer(Math.min(known, most))
    const counted = complete(countRead(read, most))
    return counted instanceof Promise ? counted.then(answer) : answer(counted)
  },
}

function* countRead(read: PreparedRead, most: number): Work<number> {
  let n = 0
  for (const found of read.records()) {
    if (found === PAUSE) yield PAUSE
    else if (++n >= most) break
  }
  return n
}
