import { withDatabase } from './database-address.js'

describe('the database named in an address', () => {
  it.each([
    ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/jaadi'],
    ['mongodb://127.0.0.1:27017/', 'mongodb://127.0.0.1:27017/jaadi'],
    ['mongodb://one:1,two:2/?replicaSet=rs0', 'mongodb://one:1,two:2/jaadi?replicaSet=rs0'],
    ['mongodb://one:1?replicaSet=rs0', 'mongodb://one:1/jaadi?replicaSet=rs0'],
    ['mongodb+srv://me:p%40ss@cluster.example', 'mongodb+srv://me:p%40ss@cluster.example/jaadi'],
  ])("is the shop's own when the address names none: %s", (uri, wanted) => {
    expect(withDatabase(uri)).toBe(wanted)
  })

  it.each(['mongodb://127.0.0.1/shop', 'mongodb://me:pass@one,two/shop?replicaSet=rs0', 'postgres://x'])(
    'is kept when the address names one: %s',
    (uri) => {
      expect(withDatabase(uri)).toBe(uri)
    },
  )
})
