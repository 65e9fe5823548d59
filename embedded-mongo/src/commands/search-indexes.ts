import { MongoError } from '../errors/mongo-error.js'
import { type Command } from './command.js'

const NAMES = ['createSearchIndexes', 'updateSearchIndex', 'dropSearchIndex', 'listSearchIndexes']

export const notEnabled = (): MongoError =>
  new MongoError(31082, 'Search index commands are only supported with Atlas.')

/** Known to every server, and refused by those outside of Atlas. */
export const SEARCH_INDEX_COMMANDS: Command[] = NAMES.map((name) => ({
  name,
  fields: {
    [name]: 'string',
    indexes: 'array',
    id: 'string',
    name: 'string',
    definition: 'object',
  },
  run: () => {
    throw notEnabled()
  },
}))
