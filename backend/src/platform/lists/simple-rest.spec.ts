import mongoose from 'mongoose'
import { type AppError } from '../../kernel/errors/errors.js'
import { filterBy, type ListRules, parseList } from './simple-rest.js'

const RULES: ListRules = {
  resource: 'things',
  sorts: { name: 'name', price: 'pricePaise' },
  filters: {
    active: filterBy.flag('activeFlag'),
    type: filterBy.oneOf('materialType', ['FG', 'RM']),
    batch: filterBy.prefix('batchNumber', (text) => text.toUpperCase()),
    from: filterBy.fromDay('createdAt'),
    to: filterBy.toDay('createdAt'),
  },
  defaultSort: ['name', 'ASC'],
}
const ID = '6740c1f2a4b5c6d7e8f90123'

function refusal(query: Parameters<typeof parseList>[0]): AppError {
  try {
    parseList(query, RULES)
  } catch (error) {
    return error as AppError
  }
  throw new Error('It was accepted')
}

it('reads the first page in the default order when the query has no parameters', () =>
  expect(parseList({}, RULES)).toEqual({ filter: {}, sort: { name: 1, _id: 1 }, skip: 0, limit: 25 }))

it('translates fields of the wire and breaks ties by id', () =>
  expect(parseList({ sort: '["price","DESC"]', range: '[50,74]' }, RULES)).toMatchObject({
    sort: { pricePaise: -1, _id: -1 },
    skip: 50,
    limit: 25,
  }))

it('sorts by id without a second sort key', () =>
  expect(parseList({ sort: '["id","DESC"]' }, RULES).sort).toEqual({ _id: -1 }))

it('sorts by time, and then by id, where ids rise with time', () => {
  const rules: ListRules = { ...RULES, idsRiseWith: 'createdAt' }
  expect(parseList({ sort: '["id","DESC"]' }, rules).sort).toEqual({ createdAt: -1, _id: -1 })
})

it('reads several rows by their ids', () =>
  expect(parseList({ filter: `{"id":["${ID}"]}` }, RULES).filter).toEqual({
    _id: new mongoose.Types.ObjectId(ID),
  }))

it('combines several filters, including two on one field', () =>
  expect(parseList({ filter: '{"from":"2026-11-01","to":"2026-11-21"}' }, RULES).filter).toEqual({
    $and: [
      { createdAt: { $gte: new Date('2026-10-31T18:30:00Z') } },
      { createdAt: { $lt: new Date('2026-11-21T18:30:00Z') } },
    ],
  }))

it('treats the characters of a prefix literally', () =>
  expect(parseList({ filter: '{"batch":"fg-26.*"}' }, RULES).filter).toEqual({
    batchNumber: { $regex: '^FG-26\\.\\*' },
  }))

it.each([
  ['filter', '{"otpHash":"x"}'],
  ['filter', '{"constructor":"x"}'],
  ['filter', '{"type":"SG"}'],
  ['filter', '{"active":{"$ne":1}}'],
  ['filter', '{"id":["nonsense"]}'],
  ['filter', '[1]'],
  ['filter', 'not json'],
  ['sort', '["otpHash","ASC"]'],
  ['sort', '["toString","ASC"]'],
  ['sort', '["name","UP"]'],
  ['sort', '["name"]'],
  ['range', '[10,0]'],
  ['range', '[-1,5]'],
  ['range', '{}'],
  ['range', ['[0,1]', '[2,3]']],
  ['sort', `["name","${'x'.repeat(200)}"]`],
] as const)('refuses the %s %s by name', (name, text) => {
  const error = refusal({ [name]: text })
  expect(error.code).toBe('VALIDATION_FAILED')
  expect(Object.keys(error.details['fields'] as object)).toEqual([name])
})

it('never answers more than 500 rows', () => expect(parseList({ range: '[0,99999]' }, RULES).limit).toBe(500))
