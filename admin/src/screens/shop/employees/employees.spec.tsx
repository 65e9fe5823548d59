import { screen, waitFor, within } from '@testing-library/react'
import { type Employee } from '../../../api/api-types.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const ramesh: Employee = {
  id: 'e1',
  mobileNumber: '9000000002',
  role: 'ops',
  name: 'Ramesh',
  disabled: false,
  secondFactor: false,
  lastSignInAt: null,
  createdAt: '2026-11-01T04:30:00.000Z',
  version: 0,
}

const serverWith = (employee = ramesh) =>
  new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /admin/employees', page('employees', [employee]))
    .on('GET /admin/employees/e1', ok(employee))
    .listen()

async function fill(person: ReturnType<typeof openConsole>['person'], fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await person.type(await screen.findByLabelText(label), text)
}

const whole = { 'Mobile number *': '9000000003', 'Name *': 'Sita', 'PIN *': '135790' }

describe('creating an employee', () => {
  it('names what is wrong beside each field, without asking the server', async () => {
    const server = serverWith()
    const { person } = openConsole('/dashboard/employees/create')
    await fill(person, { 'Mobile number *': '12345', 'Name *': 'Al', 'PIN *': '12' })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Please enter a valid 10-digit mobile number')).toBeInTheDocument()
    expect(screen.getByText('Name must be at least 3 characters')).toBeInTheDocument()
    expect(screen.getByText('The PIN is 6 to 12 digits.')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/employees')).toHaveLength(0)
  })

  it('shows that the number has an account, and keeps typed text', async () => {
    const sentence = 'There is already an account with this number.'
    serverWith().on('POST /admin/employees', refusal(409, 'ACCOUNT_EXISTS', sentence))
    const { person } = openConsole('/dashboard/employees/create')
    await fill(person, whole)
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.getByLabelText('Name *')).toHaveValue('Sita')
  })

  it("puts the server's sentence beside the field it names", async () => {
    const details = { fields: { name: 'The name is 3 to 80 characters.' } }
    const body = { error: 'The name is 3 to 80 characters.', code: 'VALIDATION_FAILED', details }
    serverWith().on('POST /admin/employees', { status: 400, body })
    const { person } = openConsole('/dashboard/employees/create')
    await fill(person, whole)
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Name *')).toHaveAccessibleDescription('The name is 3 to 80 characters.'),
    )
  })

  it('creates the account and returns to the list', async () => {
    const server = serverWith().on('POST /admin/employees', ok({ ...ramesh, id: 'e2', name: 'Sita' }))
    const { person } = openConsole('/dashboard/employees/create')
    await fill(person, whole)
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Sita can log in now.')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/employees')[0]?.body).toEqual({
      mobileNumber: '9000000003',
      name: 'Sita',
      role: 'ops',
      pin: '135790',
    })
    expect(window.location.pathname).toBe('/dashboard/employees')
  })
})

describe('changing an employee', () => {
  it('sends no PIN when none was typed', async () => {
    const server = serverWith().on('PUT /admin/employees/e1', ok({ ...ramesh, name: 'Ramesh K' }))
    const { person } = openConsole('/dashboard/employees/e1')
    await fill(person, { 'Name *': ' K' })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Ramesh K was saved.')).toBeInTheDocument()
    expect(server.callsOf('PUT /admin/employees/e1')[0]?.body).toEqual({
      name: 'Ramesh K',
      role: 'ops',
      version: 0,
    })
  })

  it('shows that the employee does not exist', async () => {
    serverWith().on('GET /admin/employees/e1', refusal(404, 'NOT_FOUND', 'The employee was not found.'))
    openConsole('/dashboard/employees/e1')
    expect(await screen.findByRole('alert')).toHaveTextContent('The employee was not found.')
  })
})

describe('disabling an employee', () => {
  const ask = async (person: ReturnType<typeof openConsole>['person']) => {
    await person.click(await screen.findByRole('button', { name: 'Disable' }))
    return within(await screen.findByRole('dialog', { name: 'Disable Ramesh?' }))
  }

  it('asks first, naming who loses what, and does nothing on Cancel', async () => {
    const server = serverWith()
    const { person } = openConsole('/dashboard/employees/e1')
    const dialog = await ask(person)
    expect(dialog.getByText(/Ramesh \(9000000002\) is logged out everywhere at once/)).toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(server.callsOf('PUT /admin/employees/e1')).toHaveLength(0)
  })

  it('is refused for the last admin, with the reason', async () => {
    serverWith().on(
      'PUT /admin/employees/e1',
      refusal(409, 'LAST_ADMIN', 'The last active admin cannot be disabled.'),
    )
    const { person } = openConsole('/dashboard/employees/e1')
    await person.click((await ask(person)).getByRole('button', { name: 'Disable' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The last active admin cannot be disabled.')
  })

  it('locks them out', async () => {
    const server = serverWith().on('PUT /admin/employees/e1', ok({ ...ramesh, disabled: true }))
    const { person } = openConsole('/dashboard/employees/e1')
    await person.click((await ask(person)).getByRole('button', { name: 'Disable' }))
    expect(await screen.findByText('Ramesh cannot log in any more.')).toBeInTheDocument()
    expect(server.callsOf('PUT /admin/employees/e1')[0]?.body).toEqual({ disabled: true })
    expect(await screen.findByRole('button', { name: 'Enable' })).toBeInTheDocument()
  })
})

describe('removing a second factor', () => {
  const withFactor = { ...ramesh, secondFactor: true }

  it('asks first, and says who is logged out', async () => {
    const server = serverWith(withFactor).on('DELETE /admin/employees/e1/second-factor', ok(ramesh))
    const { person } = openConsole('/dashboard/employees/e1')
    await person.click(await screen.findByRole('button', { name: 'Remove the second factor' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the second factor of Ramesh?' }))
    expect(server.callsOf('DELETE /admin/employees/e1/second-factor')).toHaveLength(0)
    server.on('GET /admin/employees/e1', ok(ramesh))
    await person.click(dialog.getByRole('button', { name: 'Remove the second factor' }))
    expect(await screen.findByText('The second factor of Ramesh is removed.')).toBeInTheDocument()
  })

  it('is not offered without a second factor, nor for one’s own', async () => {
    serverWith({ ...withFactor, mobileNumber: aSession().mobileNumber })
    openConsole('/dashboard/employees/e1')
    await screen.findByRole('button', { name: 'Disable' })
    expect(screen.queryByRole('button', { name: 'Remove the second factor' })).not.toBeInTheDocument()
  })
})

it('the list of employees is not shown to ops', async () => {
  serverWith().on('GET /session', ok(aSession({ role: 'ops' })))
  openConsole('/dashboard/employees')
  expect(await screen.findByRole('alert')).toHaveTextContent('Your role cannot open this screen.')
})
