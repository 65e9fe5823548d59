import { screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { ok, page } from '../../../testing/fake-server.js'
import { openConsole, type Person } from '../../../testing/open-console.js'
import { jar, productServer, salt } from '../../../testing/product-form.js'

const other = {
  ...jar,
  title: 'Gongura Pickle, Cold pressed peanut oil, High spice, 1 kg',
  mrp: 560,
  id: 'p3',
  Id: 'FG-0009',
  name: 'GONGURA CP_PO HIGH 1kg',
  price: 525.5,
  version: 7,
}
const JAR = jar.title
const OTHER = other.title

const serverWithThree = () => productServer().on('GET /admin/products', page('products', [jar, salt, other]))

async function chooseAll(person: Person) {
  await person.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
  return within(await screen.findByRole('region', { name: 'The chosen ones' }))
}

it('takes several jars out of the shop, names the one that stays, and takes the rest back', async () => {
  const refused = [{ id: 'p1', code: 'EDIT_CONFLICT', error: 'The product was changed by somebody else.' }]
  const gone = { ...other, activeFlag: false, version: 8 }
  const server = serverWithThree().on('PUT /admin/products/activity', ok({ changed: [gone], refused }))
  const { person } = openConsole('/product-list')
  const bar = await chooseAll(person)
  await person.click(bar.getByRole('button', { name: 'Deactivate (2)' }))
  const left = within(await bar.findByRole('alert', { name: 'Not done' }))
  expect(left.getByRole('listitem')).toHaveTextContent(
    /^FG-0007 .*: The product was changed by somebody else\.$/,
  )
  expect(server.callsOf('PUT /admin/products/activity')[0]?.body).toEqual({
    products: [
      { id: 'p1', version: 3 },
      { id: 'p3', version: 7 },
    ],
    activeFlag: false,
  })
  expect(await screen.findByText('1 jar left the shop.')).toBeVisible()
  server.on('PUT /admin/products/activity', ok({ changed: [other], refused: [] }))
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Taken back: it is as it was.')).toBeVisible()
  expect(server.callsOf('PUT /admin/products/activity')[1]?.body).toEqual({
    products: [{ id: 'p3', version: 8 }],
    activeFlag: true,
  })
})

it('shows what prices become before it writes them, exactly as shown, and takes them back', async () => {
  const changed = [
    { ...jar, price: 891, version: 4 },
    { ...other, price: 552, version: 8 },
  ]
  const server = serverWithThree().on('PUT /admin/products/prices', ok({ changed, refused: [] }))
  const { person } = openConsole('/product-list')
  const bar = await chooseAll(person)
  await person.click(bar.getByRole('button', { name: 'Change prices (2)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 prices' }))
  expect(
    dialog.getByText('Each new price is rounded to the whole rupee; half a rupee goes up.'),
  ).toBeVisible()
  const size = dialog.getByLabelText('How many percent')
  await person.type(size, '500')
  expect(dialog.getByText(/^A number above 0, at most 100/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: /^Set/ })).toBeDisabled()
  await person.clear(size)
  await person.type(size, '5 %')
  const preview = within(dialog.getByRole('region', { name: 'What the prices become' }))
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${JAR}₹849.00 → ₹891.00`,
    `${OTHER}₹525.50 → ₹552.00`,
  ])
  expect(await faults()).toEqual([])
  expect(server.callsOf('PUT /admin/products/prices')).toHaveLength(0)
  await person.click(dialog.getByRole('button', { name: 'Set 2 prices' }))
  expect(await screen.findByText('2 prices are changed.')).toBeVisible()
  expect(server.callsOf('PUT /admin/products/prices')[0]?.body).toEqual({
    products: [
      { id: 'p1', version: 3, price: 891 },
      { id: 'p3', version: 7, price: 552 },
    ],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(server.callsOf('PUT /admin/products/prices')[1]?.body).toEqual({
      products: [
        { id: 'p1', version: 4, price: 849 },
        { id: 'p3', version: 8, price: 525.5 },
      ],
    }),
  )
})

it('leaves a price that would be nothing or above the MRP, and says so; materials have none', async () => {
  serverWithThree()
  const { person } = openConsole('/product-list')
  await person.click(await screen.findByRole('checkbox', { name: 'Choose: Rock salt' }))
  const bar = within(await screen.findByRole('region', { name: 'The chosen ones' }))
  expect(bar.getByText('Materials are not on sale and have no price of their own.')).toBeInTheDocument()
  await person.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }))
  await person.click(await bar.findByRole('button', { name: 'Change prices (2)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 prices' }))
  await person.click(dialog.getByRole('combobox', { name: 'Direction' }))
  await person.click(await screen.findByRole('option', { name: 'Lower' }))
  await person.click(dialog.getByRole('combobox', { name: 'By' }))
  await person.click(await screen.findByRole('option', { name: 'Rupees' }))
  await person.type(dialog.getByLabelText('How many rupees'), '₹600')
  expect(dialog.getByText('stays: nothing would be left')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Set 1 price' })).toBeEnabled()
  await person.click(dialog.getByRole('combobox', { name: 'Direction' }))
  await person.click(await screen.findByRole('option', { name: 'Raise' }))
  expect(dialog.getByText('stays: above the MRP of ₹560.00')).toBeInTheDocument()
})
