import { ADMIN, admin, customer, PACKER, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

const PATH = '/api/admin/people'

describe('the names of staff', () => {
  let app: TestApp
  let boss: Client

  beforeAll(async () => {
    app = await startApp({ environment: WITH_ADMIN })
    boss = await admin(app)
  })
  afterAll(() => app.close())

  it('are for staff alone', async () => {
    expect((await new Client(app.url).get(PATH)).status).toBe(401)
    const { client } = await customer(app, '9876543210')
    expect((await client.get(PATH)).status).toBe(403)
  })

  it('are told to ops too, with those who are disabled and without customers', async () => {
    const { client, employee } = await packer(app, boss)
    const people = (await client.get<{ mobileNumber: string }[]>(PATH)).body
    expect(people.map(({ mobileNumber }) => mobileNumber).sort()).toEqual(
      [ADMIN.mobileNumber, PACKER.mobileNumber].sort(),
    )
    expect(people).toContainEqual({ mobileNumber: PACKER.mobileNumber, name: 'Ramesh' })
    await boss.put(`/api/admin/employees/${employee.id}`, { disabled: true })
    expect((await boss.get(PATH)).body).toContainEqual({ mobileNumber: PACKER.mobileNumber, name: 'Ramesh' })
  })
})
