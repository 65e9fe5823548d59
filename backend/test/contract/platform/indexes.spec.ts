import { startApp, type TestApp } from '../../support/http/app.js'

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
    if (toCreate.length + toDrop.length > 0) wrong.push({ of: model.modelName, toCreate, toDrop })
  }
  expect(wrong).toEqual([])
})
