import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

describe('GET /pins/{pin}', () => {
  let app: TestApp
  let visitor: Client
  beforeAll(async () => {
    app = await startApp()
    visitor = new Client(app.url)
  })
  afterAll(() => app.close())

  it.each([
    ['500074', 'Hyderabad', 'Telangana'],
    ['194101', 'Leh', 'Ladakh'],
    ['560001', 'Bengaluru', 'Karnataka'],
  ])('tells anybody that %s is %s, %s', async (pin, city, state) => {
    expect(await visitor.get(`/api/pins/${pin}`)).toMatchObject({ status: 200, body: { pin, city, state } })
  })

  it.each(['999999', '12345', 'abcdef', '%7B%22$gt%22:1%7D', '500074x'])('answers 404 to %s', async (pin) => {
    expect(await visitor.get(`/api/pins/${pin}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})
