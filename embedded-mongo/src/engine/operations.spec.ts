import { type Operation, Operations } from './operations.js'

const operation = (id: number): Operation => ({
  id,
  command: 'update',
  database: 'd',
  body: new Map(),
  connection: 1,
  started: 0,
  limit: { at: null },
  place: -1,
})

describe('open operations', () => {
  it.each([
    [[1, 2, 3], []],
    [[3, 2, 1], []],
    [[2], [1, 3]],
    [[2, 1], [3]],
    [[1, 3], [2]],
  ])('are those that have not ended, after the end of %j', (ended, left) => {
    const operations = new Operations()
    const all = [1, 2, 3].map(operation)
    for (const each of all) operations.begin(each)
    for (const id of ended) operations.end(all[id - 1] as Operation)
    operations.begin(operation(4))
    const ids = operations.all().map(({ id }) => id)
    expect(ids.toSorted()).toEqual([...left, 4])
  })

  it('are killed by their number', () => {
    const operations = new Operations()
    const [one, two] = [operation(1), operation(2)]
    for (const each of [one, two]) operations.begin(each)
    operations.end(one)
    for (const id of [1, 2, 3]) operations.kill(id)
    expect([one.limit.killed, two.limit.killed]).toEqual([undefined, true])
  })
})
