import { screen, waitFor, within } from '@testing-library/react'
import { type ImportReport } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { answerUploads, uploadsSent } from '../../../testing/uploads.js'

const good: ImportReport = {
  count: 2,
  good: 2,
  faultCount: 0,
  faults: [],
  sample: [
    { line: 2, values: { materialType: 'FG', name: 'CHICKEN CP_PO MEDIUM 1kg', price: '849' } },
    { line: 3, values: { materialType: 'RM', name: 'Rock salt' } },
  ],
  earlier: null,
}
const bad: ImportReport = {
  ...good,
  good: 1,
  faultCount: 2,
  faults: [
    { line: 3, column: 'price', message: '"12,5" is no amount in rupees.' },
    { line: 3, column: 'name', message: 'Name is required.' },
  ],
  sample: good.sample.slice(0, 1),
}
const earlier = { at: '2026-11-22T04:30:00.000Z', by: '9000000001', count: 2 }
const CHECK = 'POST /api/admin/imports/products/check'
const RUN = 'POST /api/admin/imports/products'

function open(role: 'admin' | 'ops' = 'admin', address = '/dashboard/import') {
  new FakeServer().on('GET /session', ok(aSession({ role }))).listen()
  return openConsole(address)
}
const aFile = (name = 'products.csv') => new File(['materialType,name\n'], name, { type: '' })
const choose = async (person: ReturnType<typeof open>['person'], file = aFile()) =>
  person.upload(await screen.findByLabelText('Choose CSV file'), file)

it('the import offers the template of each kind', async () => {
  const { person } = open()
  const link = await screen.findByRole('link', { name: 'Download template' })
  expect(link).toHaveAttribute('href', '/api/admin/imports/products/template')
  await person.click(screen.getByRole('radio', { name: 'Opening stock' }))
  expect(link).toHaveAttribute('href', '/api/admin/imports/stock/template')
  expect(await faults()).toEqual([])
})

it('the import names the lines to correct, and imports nothing', async () => {
  const { person } = open()
  answerUploads({ [CHECK]: ok(bad) })
  await choose(person)
  const table = within(await screen.findByRole('region', { name: 'To mend' }))
  expect(table.getByRole('row', { name: '3 price "12,5" is no amount in rupees.' })).toBeInTheDocument()
  expect(screen.getByText(/1 of 2 lines are right. Correct the 2 places/)).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'As they will be: 1 of 1' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  expect(await faults()).toEqual([])
})

it('the import shows the lines as they will be stored, imports them and links to them', async () => {
  const { person } = open()
  answerUploads({ [CHECK]: ok(good), [RUN]: ok({ message: '', count: 2 }) })
  await choose(person)
  expect(await screen.findByRole('cell', { name: 'CHICKEN CP_PO MEDIUM 1kg' })).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Import 2 lines' }))
  expect(await screen.findByRole('link', { name: 'See Product list' })).toHaveAttribute(
    'href',
    '/product-list',
  )
  expect(screen.queryByRole('button', { name: 'Import 2 lines' })).not.toBeInTheDocument()
  expect(uploadsSent().map(({ route, type }) => [route, type])).toEqual([
    [CHECK, 'text/csv'],
    [RUN, 'text/csv'],
  ])
})

it('the import takes the same content again only when confirmed', async () => {
  const { person } = open()
  answerUploads({ [CHECK]: ok({ ...good, earlier }), [`${RUN}?again=true`]: ok({ message: '', count: 2 }) })
  await choose(person)
  const button = await screen.findByRole('button', { name: 'Import 2 lines' })
  expect(button).toBeDisabled()
  await person.click(screen.getByRole('checkbox', { name: 'Import it again on purpose' }))
  await person.click(button)
  expect(await screen.findByRole('link', { name: 'See Product list' })).toBeInTheDocument()
})

it('the import says what changed since the dry run', async () => {
  const { person } = open()
  const refused = { error: 'Nothing was imported: line 3 is not right.', code: 'IMPORT_FAULTS', details: bad }
  answerUploads({ [CHECK]: ok(good), [RUN]: { status: 400, body: refused } })
  await choose(person)
  await person.click(await screen.findByRole('button', { name: 'Import 2 lines' }))
  expect(await screen.findByText('Nothing was imported: line 3 is not right.')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'To mend' })).toBeInTheDocument()
})

it('the import says why a file cannot be read, and takes the next one', async () => {
  const { person } = open()
  answerUploads({ [CHECK]: { status: 413, body: { error: 'The file is too large: at most 5 MB.' } } })
  await choose(person)
  expect(await screen.findByText('The file is too large: at most 5 MB.')).toBeInTheDocument()
  answerUploads({ [CHECK]: ok(good) })
  await choose(person, aFile('small.csv'))
  expect(await screen.findByText('File: small.csv')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(/too large/)).not.toBeInTheDocument())
})

it('the import is for admins', async () => {
  open('ops')
  expect(await screen.findByText('Your role cannot open this screen. An admin can.')).toBeInTheDocument()
})

it('takes cells that were pasted from a spreadsheet, and shows what a price was before', async () => {
  const { person } = open('admin', '/dashboard/import?kind=prices')
  const sample = [{ line: 2, values: { pickle: 'Chicken', price: '₹899.00', before: '₹849.00' } }]
  answerUploads({
    'POST /api/admin/imports/prices/check': ok({ ...good, count: 1, good: 1, sample }),
    'POST /api/admin/imports/prices': ok({ message: '', count: 1 }),
  })
  const check = await screen.findByRole('button', { name: 'Check what I pasted' })
  expect(screen.getByRole('radio', { name: 'Price list' })).toBeChecked()
  expect(check).toBeDisabled()
  await person.click(screen.getByRole('textbox', { name: 'Or paste from a spreadsheet' }))
  await person.paste('pickle\toil\tspice\tweight\tprice\nChicken\tCP_PO\tMEDIUM\t1kg\t899')
  await person.click(check)
  expect(await screen.findByRole('row', { name: '2 Chicken ₹899.00 ₹849.00' })).toBeInTheDocument()
  expect(await faults()).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Import 1 line' }))
  expect(await screen.findByRole('link', { name: 'See Product list' })).toBeInTheDocument()
  expect(uploadsSent().map(({ route }) => route)).toEqual([
    'POST /api/admin/imports/prices/check',
    'POST /api/admin/imports/prices',
  ])
})
