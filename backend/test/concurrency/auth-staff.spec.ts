import { ADMIN, admin, type Employee, PACKER, WITH_ADMIN } from '../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../support/http/app.js'
import { Client } from '../support/http/client.js'

describe('staff changes at the same moment', () => {
  let app: TestApp

  beforeEach(async () => {
    app = await startApp({ environment: WITH_ADMIN })
  })
  afterEach(() => app.close())

  it('two admins who disable each other leave one', async () => {
    const first = await admin(app)
    const { body: other } = await first.post<Employee>('/api/admin/employees', { ...PACKER, role: 'admin' })
    const second = new Client(app.url)
    await second.signInStaff(PACKER.mobileNumber, PACKER.pin)
    const { body: all } = await first.get<Employee[]>('/api/admin/employees')
    const firstId = all.find(({ mobileNumber }) => mobileNumber === ADMIN.mobileNumber)?.id ?? ''
    await Promise.all([
      first.put(`/api/admin/employees/${other.id}`, { disabled: true }),
      second.put(`/api/admin/employees/${firstId}`, { disabled: true }),
    ])
    const left = await app.db.collection('users').countDocuments({ role: 'admin', disabledAt: null })
    expect(left).toBe(1)
  })

  it('a number becomes one account, however often it is created', async () => {
    const boss = await admin(app)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => boss.post('/api/admin/employees', PACKER)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)])
  })

  it('a person who is disabled while logging in has no session afterwards', async () => {
    const boss = await admin(app)
    const { body: employee } = await boss.post<Employee>('/api/admin/employees', PACKER)
    for (let round = 0; round < 5; round += 1) {
      const client = new Client(app.url)
      await Promise.all([
        client.signInStaff(PACKER.mobileNumber, PACKER.pin).catch(() => undefined),
        boss.put(`/api/admin/employees/${employee.id}`, { disabled: true }),
      ])
      expect((await client.get('/api/session')).status).toBe(401)
      await boss.put(`/api/admin/employees/${employee.id}`, { disabled: false })
    }
  })
})
