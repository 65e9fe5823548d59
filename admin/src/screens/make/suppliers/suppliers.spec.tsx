import { screen, waitFor, within } from '@testing-library/react'
import { type Supplier } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole, type Person } from '../../../testing/open-console.js'
import { salt } from '../../../testing/product-form.js'
import { openRowMenu } from '../../../testing/row-menu.js'

const chilli = { _id: 'p9', Id: 'RM-0009', name: 'Chilli powder' }
const spices: Supplier = {
  id: 's1',
  _id: 's1',
  name: 'Sri Lakshmi Spices',
  phone: '040 2345 6789',
  gstin: '27AAPFU0939F1ZV',
  fssai: '',
  email: '',
  address: '12 Market Road',
  notes: '',
  products: [chilli],
  paymentDays: 30,
  activeFlag: true,
  version: 2,
}
const PATH = '/dashboard/suppliers'

function open(address = PATH, server = new FakeServer()) {
  server
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /admin/suppliers', page('suppliers', [spices]))
    .on('GET /admin/suppliers/s1', ok(spices))
    .on('GET /admin/products', page('products', [{ ...salt, _id: 'p2' }]))
    .listen()
  return { server, ...openConsole(address) }
}

async function type(person: Person, label: RegExp | string, text: string) {
  const field = await screen.findByLabelText(label)
  await person.clear(field)
  await person.type(field, text)
}
const press = async (person: Person, name: string) =>
  person.click(await screen.findByRole('button', { name }))

describe('a new supplier', () => {
  it('needs a name and valid numbers, without asking the server', async () => {
    const { server, person } = open()
    await press(person, 'Create Supplier')
    await type(person, 'GSTIN', '27AAP')
    await type(person, 'FSSAI number', '123')
    await type(person, 'Phone', 'call me')
    await press(person, 'Create Supplier')
    for (const text of [
      'Name is required',
      'A GSTIN has 15 letters and digits.',
      'An FSSAI number has 14 digits.',
      'Please enter a phone number of 6 to 15 digits',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument()
    expect(server.callsOf('POST /admin/suppliers')).toHaveLength(0)
    expect(await faults()).toEqual([])
  })

  it('is saved with what it sells', async () => {
    const { server, person } = open()
    server.on('POST /admin/suppliers', ok({ ...spices, id: 's2' }))
    await press(person, 'Create Supplier')
    expect(await screen.findByLabelText('Name *')).toHaveFocus()
    await type(person, 'Name *', 'Balaji Salt')
    await type(person, 'What they sell', 'Ro')
    await person.click(await screen.findByRole('option', { name: 'Rock salt (RM-0001)' }))
    await press(person, 'Create Supplier')
    expect(await screen.findByText('The supplier was created.')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/suppliers')[0]?.body).toMatchObject({
      name: 'Balaji Salt',
      products: [{ _id: 'p2', Id: 'RM-0001', name: 'Rock salt' }],
      activeFlag: true,
    })
    const asked = server.callsOf('GET /admin/products').at(-1)?.query['filter']
    expect(JSON.parse(asked ?? '')).toMatchObject({ materialType: 'RM' })
    expect(screen.queryByLabelText('Name *')).not.toBeInTheDocument()
  })

  it('shows the server’s reason of a refusal, beside the field if it names one', async () => {
    const { server, person } = open()
    await press(person, 'Create Supplier')
    await type(person, 'Name *', 'Sri Lakshmi Spices')
    const sentence = 'There is a supplier with the name Sri Lakshmi Spices already.'
    server.on('POST /admin/suppliers', refusal(409, 'SUPPLIER_EXISTS', sentence))
    await press(person, 'Create Supplier')
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.getByLabelText('Name *')).toHaveValue('Sri Lakshmi Spices')
  })
})

describe('a supplier of the list', () => {
  it('is edited beside it', async () => {
    const { server, person } = open()
    server.on('PUT /admin/suppliers/s1', ok({ ...spices, version: 3 }))
    await press(person, 'Edit Sri Lakshmi Spices')
    await type(person, 'Phone', '9876543210')
    await press(person, 'Update Supplier')
    expect(await screen.findByText('The supplier was saved.')).toBeInTheDocument()
    expect(server.callsOf('PUT /admin/suppliers/s1')[0]?.body).toMatchObject({
      phone: '9876543210',
      products: [chilli],
      version: 2,
    })
    await waitFor(() => expect(screen.queryByLabelText('Phone')).not.toBeInTheDocument())
  })

  it('shows what another person saved meanwhile, products by their names', async () => {
    const { server, person } = open(`${PATH}/s1`)
    const current = { ...spices, products: [], version: 3 }
    server.on('PUT /admin/suppliers/s1', {
      status: 409,
      body: { error: 'The supplier was changed.', code: 'EDIT_CONFLICT', details: { current } },
    })
    await type(person, 'Phone', '9876543210')
    await press(person, 'Update Supplier')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByText('Chilli powder').length).toBeGreaterThan(0)
  })

  it('is deleted after a question, which shows a refusal', async () => {
    const { server, person } = open()
    const sentence = 'Sri Lakshmi Spices cannot be deleted: it is still named by 3 stock entries.'
    server.on('DELETE /admin/suppliers/s1', refusal(409, 'SUPPLIER_IN_USE', sentence))
    await openRowMenu(person, 'Sri Lakshmi Spices')
    await press(person, 'Delete Sri Lakshmi Spices')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Sri Lakshmi Spices?' }))
    await person.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })

  it('has a page of its own', async () => {
    open(`${PATH}/s1`)
    expect(await screen.findByLabelText('Name *')).toHaveValue('Sri Lakshmi Spices')
    expect(screen.getByText('Chilli powder (RM-0009)')).toBeInTheDocument()
    expect(await faults()).toEqual([])
  })
})

it('the list of suppliers says that it cannot be loaded', async () => {
  const server = new FakeServer()
  open(PATH, server)
  server.on('GET /admin/suppliers', { status: 500 })
  expect(await screen.findByText('The suppliers could not be loaded.')).toBeInTheDocument()
})
