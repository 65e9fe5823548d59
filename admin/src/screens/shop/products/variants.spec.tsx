import { screen, waitFor, within } from '@testing-library/react'
import { type Product } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { type FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { catalogue, choose, jar, productServer, put, submit } from '../../../testing/product-form.js'

const half: Product = {
  ...jar,
  id: 'p3',
  _id: 'p3',
  Id: 'FG-0008',
  name: 'CHICKEN CP_PO HIGH Half kg',
  title: 'Chicken Pickle, Cold pressed peanut oil, High spice, ½ kg',
  variantWeight: 'Half kg',
  price: 449,
  mrp: 499,
  netWeight: 500,
  grossWeight: 780,
  version: 1,
}
const ADDRESS = '/dashboard/variants?type=CHICKEN'
const KILO = 'Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg'

const open = (server: FakeServer = productServer()) => ({
  server: server.on('GET /admin/products', page('products', [jar, half])),
  ...openConsole(ADDRESS),
})
const row = async (name: string) => within(await screen.findByRole('group', { name }))
async function retype(person: ReturnType<typeof openConsole>['person'], field: HTMLElement, text: string) {
  await person.clear(field)
  await put(person, field, text)
}

it('all variants are not offered for change to who may not change them', async () => {
  const server = productServer().on('GET /session', ok(aSession({ role: 'ops' })))
  openConsole(ADDRESS)
  expect(await screen.findByText('You can look at products. An admin changes them.')).toBeInTheDocument()
  expect(server.callsOf('GET /admin/products')).toEqual([])
})

describe('all variants of a pickle', () => {
  it('have the keys of a spreadsheet: down the column, and a column that is pasted whole or not at all', async () => {
    const { person } = open()
    const kilo = (await row(KILO)).getByLabelText('Price *')
    const other = (await row(half.title)).getByLabelText('Price *')
    await person.click(kilo)
    await person.keyboard('{ArrowDown}')
    expect(other).toHaveFocus()
    await person.keyboard('460{ArrowUp}')
    expect(kilo).toHaveFocus()
    expect(other).toHaveValue('460')
    await person.paste('899\nfour')
    expect(await screen.findByText('Nothing was pasted: “four” is no number.')).toBeVisible()
    await person.paste('899\n455\n1')
    expect(await screen.findByText('Nothing was pasted: 3 lines, but 2 rows from here on.')).toBeVisible()
    expect(other).toHaveValue('460')
    await person.paste('₹899\n455')
    expect(kilo).toHaveValue('899')
    expect(other).toHaveValue('455')
  })

  it('are saved by one button, each row with what was changed of it and its version', async () => {
    const { server, person } = open()
    server
      .on('PUT /admin/products/p1', ok({ ...jar, price: 1250, mrp: 1300, soldOut: true, version: 4 }))
      .on('PUT /admin/products/p3', ok({ ...half, netWeight: 1500, version: 2 }))
    const kilo = await row(KILO)
    expect(kilo.getByText(/12 free, 2 held/)).toBeVisible()
    await retype(person, kilo.getByLabelText('Price *'), '₹1,250')
    await retype(person, kilo.getByLabelText('MRP'), '1300')
    await person.click(kilo.getByRole('checkbox', { name: 'Sold out' }))
    const other = await row(half.title)
    await retype(person, other.getByLabelText('Gross weight (g) *'), '1.9 kg')
    await retype(person, other.getByLabelText('Net weight (g) *'), '1.5 kg')
    expect(await faults()).toEqual([])
    await submit(person, 'Save')
    expect(await screen.findByText('2 variants were saved.')).toBeVisible()
    expect(server.callsOf('PUT /admin/products/p1').map(({ body }) => body)).toEqual([
      { price: 1250, mrp: 1300, soldOut: true, version: 3 },
    ])
    expect(server.callsOf('PUT /admin/products/p3').map(({ body }) => body)).toEqual([
      { netWeight: 1500, grossWeight: 1900, version: 1 },
    ])
    expect(kilo.getByText('Saved')).toBeVisible()
    await submit(person, 'Save')
    expect(await screen.findByText('Nothing was changed.')).toBeVisible()
  })

  it('say row by row what was refused, and keep it as it was typed', async () => {
    const sentence = 'The MRP is at least the price.'
    const { server, person } = open()
    server
      .on('PUT /admin/products/p1', {
        status: 400,
        body: { error: sentence, code: 'VALIDATION_FAILED', details: { fields: { mrp: sentence } } },
      })
      .on('PUT /admin/products/p3', ok({ ...half, price: 480, version: 2 }))
    const kilo = await row(KILO)
    await retype(person, kilo.getByLabelText('Price *'), '990')
    await retype(person, (await row(half.title)).getByLabelText('Price *'), '480')
    await submit(person, 'Save')
    expect(await screen.findByText('1 of 2 were saved. The others say why not.')).toBeVisible()
    expect(kilo.getByRole('status')).toHaveTextContent(sentence)
    expect(kilo.getByLabelText('MRP')).toHaveAccessibleDescription(sentence)
    await waitFor(() => expect(kilo.getByLabelText('MRP')).toHaveFocus())
    expect(kilo.getByLabelText('Price *')).toHaveValue('990')
    // Only the refused row is sent again.
    server.on('PUT /admin/products/p1', ok({ ...jar, price: 990, mrp: 1000, version: 4 }))
    await retype(person, kilo.getByLabelText('MRP'), '1000')
    await submit(person, 'Save')
    expect(await screen.findByText('1 variant was saved.')).toBeVisible()
    expect(server.callsOf('PUT /admin/products/p3')).toHaveLength(1)
  })

  it('leave to the person which stands where somebody else was faster', async () => {
    const now = { ...jar, price: 860, lowStock: 7, version: 4 }
    const error = 'The product was changed by somebody else.'
    const { server, person } = open()
    server.on('PUT /admin/products/p1', ({ body }) =>
      (body as Product).version === 3
        ? { status: 409, body: { error, code: 'EDIT_CONFLICT', details: { current: now } } }
        : ok({ ...now, ...(body as object), version: 5 }),
    )
    const kilo = await row(KILO)
    await retype(person, kilo.getByLabelText('Price *'), '880')
    await submit(person, 'Save')
    expect(await kilo.findByText('Changed by somebody meanwhile: Price, Low stock.')).toBeVisible()
    expect(kilo.getByText('Price is now 860, yours is 880')).toBeVisible()
    await person.click(kilo.getByRole('button', { name: 'Keep mine' }))
    expect(kilo.getByLabelText('Price *')).toHaveValue('880')
    expect(kilo.getByLabelText('Low stock')).toHaveValue('7')
    await submit(person, 'Save')
    expect(await screen.findByText('1 variant was saved.')).toBeVisible()
    expect(server.callsOf('PUT /admin/products/p1')[1]?.body).toEqual({ price: 880, version: 4 })
  })
})

describe('a new variant', () => {
  it('begins as a copy, and has to differ from every other', async () => {
    const server = productServer()
      .on('GET /admin/products/FG-0007', ok({ ...jar, soldOut: true }))
      .on(
        'GET /shop',
        ok({
          catalogue: {
            ...catalogue,
            variantWeights: [
              ...catalogue.variantWeights,
              { code: 'Half kg', label: '½ kg', hidden: false, grams: 500 },
            ],
          },
        }),
      )
      .on('POST /admin/products', ok({ ...half, id: 'p9' }))
    const { person } = openConsole('/product-entry?copy=FG-0007')
    expect(await screen.findByText(/^A copy of Chicken Pickle/)).toBeVisible()
    expect(screen.getByLabelText('Price *')).toHaveValue('849')
    await submit(person)
    expect(await screen.findByText('This variant is there already: FG-0007')).toBeVisible()
    expect(server.callsOf('POST /admin/products')).toHaveLength(0)
    await choose(person, /^Weight/, '½ kg')
    await submit(person)
    await waitFor(() => expect(server.callsOf('POST /admin/products')).toHaveLength(1))
    const body = server.callsOf('POST /admin/products')[0]?.body
    expect(body).toMatchObject({ variantType: 'CHICKEN', variantWeight: 'Half kg', price: 849 })
    expect(body).not.toHaveProperty('soldOut', true)
  })
})

describe('beside the form of a product', () => {
  it('stand its stock, its batches, its sales and its page in the shop', async () => {
    const batch = {
      id: 's1',
      _id: 's1',
      batchNumber: 'FG-261120-001',
      remainingQuantity: 9,
      bestBefore: '2027-05-19',
    }
    const server = productServer()
      .on('GET /admin/stock', page('stock', [batch], 6))
      .on('GET /admin/reports/sales/FG-0007', ok({ from: '', to: '', quantity: 31, amount: 26_319 }))
    openConsole('/product-entry?id=p1')
    expect(await screen.findByRole('heading', { name: /^Chicken Pickle/ })).toBeVisible()
    expect(await screen.findByText('31 jars sold for ₹26,319.00')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'FG-261120-001' })).toHaveAttribute(
      'href',
      '/stock-receipt/FG-261120-001',
    )
    expect(screen.getByText(/9 left, best before 19 May 2027/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'All 6 batches' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute(
      'href',
      '/pickles/chicken-cp_po-high-1kg',
    )
    expect(screen.getByText('Held by orders').nextSibling).toHaveTextContent('2')
    expect(server.callsOf('GET /admin/stock')[0]?.query['filter']).toContain('p1')
    expect(await faults()).toEqual([])
  })

  it('say what could not be had, and the form works all the same', async () => {
    productServer().on('GET /admin/reports/sales/FG-0007', refusal(500, 'INTERNAL', 'No.'))
    openConsole('/product-entry?id=p1')
    expect(await screen.findByText('The sales could not be loaded.')).toBeVisible()
    expect(screen.getByLabelText('Price *')).toHaveValue('849')
  })
})
