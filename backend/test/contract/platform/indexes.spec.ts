import { startApp, type TestApp } from '../../support/http/app.js'

/** An empty index by which the first programs see that they are too old for the database. */
const CLOSING = 'createdAt_-1__id_-1'

let running: TestApp

beforeAll(async () => {
  running = await startApp()
})

afterAll(() => running.close())

it('a start leaves every collection there, with the indexes that its schema asks for and no others', async () => {
  const models = Object.values(running.db.models)
  const there = new Set((await running.db.listCollections()).map(({ name }) => name))
  expect(models.map(({ collection }) => collection.name).filter((name) => !there.has(name))).toEqual([])
  const wrong: object[] = []
  for (const model of models) {
    const { toCreate, toDrop } = await model.diffIndexes()
    const left = toDrop.filter((name) => !(name === CLOSING && model.collection.name === 'stock'))
    if (toCreate.length + left.length > 0) wrong.push({ of: model.modelName, toCreate, toDrop: left })
  }
  expect(wrong).toEqual([])
})
