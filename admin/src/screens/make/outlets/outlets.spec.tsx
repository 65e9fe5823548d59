import { screen, waitFor, within } from '@testing-library/react'
import { type Outlet } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const kitchen: Outlet = {
  id: 'o1',
  _id: 'o1',
  name: 'Kitchen',
  mobileNumberOutlet: '9000000020',
  roleOutlet: 'Outlet',
  email: 'kitchen@jaadi.example',
  address: '4 Back Lane',
  date: '2026-11-01T04:30:00.000Z',
  version: 2,
}

function open(role: 'admin' | 'ops' = 'admin', server = new FakeServer()) {
  server
    .on('GET /session', ok(aSession({ role })))
    .on('GET /admin/outlets', page('outlets', [kitchen]))
    .on('GET /admin/outlets/o1', ok(kitchen))
    .listen()
  return { server, ...openConsole('/outlet-list') }
}
type Person = ReturnType<typeof open>['person']

async function fill(person: Person, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label)
    await person.clear(field)
    await person.type(field, text)
  }
}
const annexe = {
  'Name *': 'Annexe',
  'Mobile Number (Outlet) *': '9000000021',
  'OTP *': '4829',
  'Email *': 'annexe@jaadi.example',
  'Address *': '5 Back Lane',
}
const sent = {
  name: 'Annexe',
  mobileNumberOutlet: '9000000021',
  otpOutlet: '4829',
  email: 'annexe@jaadi.example',
  address: '5 Back Lane',
}

describe('the form', () => {
  it('requires every field, without asking the server', async () => {
    const { server, person } = open()
    await person.click(await screen.findByRole('button', { name: 'Create Outlet' }))
    for (const text of ['Name is required', 'OTP is required', 'Email is required', 'Address is required'])
      expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByText('Mobile Number (Outlet) is required')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/outlets')).toHaveLength(0)
    expect(await faults()).toEqual([])
  })

  it('creates an outlet, says so and is empty again', async () => {
    const { server, person } = open()
    server.on('POST /admin/outlets', ok({ ...kitchen, id: 'o2', name: 'Annexe' }))
    await fill(person, annexe)
    await person.click(screen.getByRole('button', { name: 'Create Outlet' }))
    expect(await screen.findByText('Outlet created successfully')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/outlets')[0]?.body).toEqual(sent)
    await waitFor(() => expect(screen.getByLabelText('Name *')).toHaveValue(''))
  })

  it('says why not, in the server’s words or its own, and keeps what was typed', async () => {
    const { server, person } = open()
    const sentence = 'There is an outlet with the number 9000000021 already.'
    server.on('POST /admin/outlets', refusal(409, 'OUTLET_EXISTS', sentence))
    await fill(person, annexe)
    await person.click(screen.getByRole('button', { name: 'Create Outlet' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    server.on('POST /admin/outlets', { status: 500 })
    await person.click(screen.getByRole('button', { name: 'Create Outlet' }))
    expect(await screen.findByText('Error saving Outlet')).toBeInTheDocument()
    expect(screen.getByLabelText('Address *')).toHaveValue('5 Back Lane')
  })
})

describe('Edit', () => {
  it('loads the outlet; Update Outlet leaves the OTP unless one is typed', async () => {
    const { server, person } = open()
    server.on('PUT /admin/outlets/o1', ok({ ...kitchen, name: 'Big kitchen', version: 3 }))
    await person.click(await screen.findByRole('button', { name: 'Edit Kitchen (9000000020)' }))
    expect(await screen.findByRole('button', { name: 'Update Outlet' })).toBeInTheDocument()
    expect(screen.getByLabelText('Name *')).toHaveFocus()
    expect(screen.getByLabelText('OTP')).toHaveValue('')
    await fill(person, { 'Name *': 'Big kitchen' })
    await person.click(screen.getByRole('button', { name: 'Update Outlet' }))
    expect(await screen.findByText('Outlet updated successfully')).toBeInTheDocument()
    const { email, address, mobileNumberOutlet } = kitchen
    expect(server.callsOf('PUT /admin/outlets/o1')[0]?.body).toEqual({
      name: 'Big kitchen',
      mobileNumberOutlet,
      email,
      address,
      version: 2,
    })
    expect(await screen.findByRole('button', { name: 'Create Outlet' })).toBeInTheDocument()
  })

  it('is cancelled: the empty form for a new outlet comes back', async () => {
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Edit Kitchen (9000000020)' }))
    await person.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Create Outlet' })).toBeInTheDocument()
    expect(screen.getByLabelText('Name *')).toHaveValue('')
  })
})

describe('Delete', () => {
  const ask = async (person: Person) => {
    await person.click(await screen.findByRole('button', { name: 'Delete Kitchen (9000000020)' }))
    return within(await screen.findByRole('dialog', { name: 'Delete Kitchen (9000000020)?' }))
  }

  it('asks first, then says that it is done', async () => {
    const { server, person } = open()
    server.on('DELETE /admin/outlets/o1', ok(kitchen))
    const dialog = await ask(person)
    expect(server.callsOf('DELETE /admin/outlets/o1')).toHaveLength(0)
    await person.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Outlet deleted successfully')).toBeInTheDocument()
  })

  it('says which stock prevents it', async () => {
    const { server, person } = open()
    const sentence = 'Kitchen cannot be deleted: it is still named by 12 stock entries.'
    server.on('DELETE /admin/outlets/o1', refusal(409, 'OUTLET_IN_USE', sentence))
    const dialog = await ask(person)
    await person.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })
})

it('the list of outlets says that it cannot be loaded, and tries again', async () => {
  const server = new FakeServer()
  const { person } = open('admin', server)
  server.on('GET /admin/outlets', { status: 400 })
  const failure = await screen.findByText('Error fetching outlets')
  server.on('GET /admin/outlets', page('outlets', [kitchen]))
  await person.click(within(failure.closest('[role=alert]') as HTMLElement).getByRole('button'))
  expect(await screen.findByText('9000000020')).toBeInTheDocument()
})

it('the list of outlets shows packers no way to change them', async () => {
  open('ops')
  expect(await screen.findByText('9000000020')).toBeInTheDocument()
  for (const name of ['Create Outlet', /^Edit/, /^Delete/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})
