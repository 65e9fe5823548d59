import { screen, within } from '@testing-library/react'
import { type Bom, type BomVersion } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { bom, component, locked, oil, openBoms, press, told, type } from '../../../testing/boms.js'
import { ok, refusal } from '../../../testing/fake-server.js'
import { jar } from '../../../testing/product-form.js'
import { openRowMenu } from '../../../testing/row-menu.js'

const older: Bom = { ...bom, id: 'b0', _id: 'b0', current: false, createdAt: '2026-11-02T10:00:00.000Z' }

describe('a BOM of the list', () => {
  it('is edited above it, with its product locked', async () => {
    const { server, person } = openBoms()
    server.on('PUT /admin/boms/b1', ok({ ...bom, version: 3 }))
    await press(person, `Edit ${jar.title}`)
    await screen.findByRole('heading', { name: 'Edit BOM' })
    expect(await locked()).toBe(true)
    await type(person, 'Quantity of Turmeric *', '6')
    await press(person, 'Update BOM')
    expect(await screen.findByText('BOM updated successfully')).toBeInTheDocument()
    expect(server.callsOf('PUT /admin/boms/b1')[0]?.body).toMatchObject({
      parentProduct: 'p1',
      components: [{ quantity: 1.5 }, { product: 'p3', quantity: 6, unit: 'G' }],
      version: 2,
    })
    expect(await screen.findByRole('heading', { name: 'Create BOM' })).toBeInTheDocument()
  })

  it('shows what another person saved meanwhile, by the names of the components', async () => {
    const { server, person } = openBoms()
    const current = { ...bom, components: [component({ quantity: 2 })], version: 3 }
    server.on('PUT /admin/boms/b1', {
      status: 409,
      body: { error: 'The BOM was changed.', code: 'EDIT_CONFLICT', details: { current } },
    })
    await press(person, `Edit ${jar.title}`)
    await type(person, 'Quantity of Turmeric *', '6')
    await press(person, 'Update BOM')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Rock salt 2 KG')).toBeInTheDocument()
    expect(dialog.getByText('Rock salt 1.5 KG, Turmeric 6 G')).toBeInTheDocument()
    server.on('PUT /admin/boms/b1', ok({ ...bom, version: 4 }))
    await person.click(dialog.getByRole('button', { name: 'Save mine over it' }))
    expect(await screen.findByText('BOM updated successfully')).toBeInTheDocument()
    expect(server.callsOf('PUT /admin/boms/b1').at(-1)?.body).toMatchObject({
      components: [{ quantity: 1.5 }, { product: 'p3', quantity: 6 }],
      version: 3,
    })
  })

  it('shows the cost of one jar, and the components without a price', async () => {
    openBoms([bom, older])
    const table = await screen.findByRole('table')
    expect(within(table).getAllByText('₹3.60 / PC')).toHaveLength(2)
    expect(within(table).getAllByText('No price: Turmeric')).toHaveLength(2)
    expect(within(table).getByText('An older BOM of this product')).toBeInTheDocument()
    expect(
      screen.getByRole('button', { name: `Edit ${jar.title}, older BOM of 2 Nov 2026` }),
    ).toBeInTheDocument()
    expect(await faults()).toEqual([])
  })

  it('shows who changed what, and when', async () => {
    const { server, person } = openBoms()
    const version = (part: Partial<BomVersion>): BomVersion => ({
      version: 2,
      parentProductQuantity: 10,
      parentProductUnit: 'PC',
      components: bom.components,
      savedBy: '9000000001',
      savedAt: '2026-11-21T10:00:00.000Z',
      ...part,
    })
    const first = version({
      version: 1,
      parentProductQuantity: 8,
      components: [component({ quantity: 1 }), component({ product: told(oil), unit: 'LTR' })],
      savedBy: '',
    })
    server.on('GET /admin/boms/b1/versions', ok({ versions: [version({}), first] }))
    await openRowMenu(person, jar.title)
    await press(person, `Details of ${jar.title}`)
    const dialog = within(await screen.findByRole('dialog', { name: jar.title }))
    for (const text of [
      'Version 2, 21 Nov 2026, 3:30 pm, by 9000000001',
      'Makes 10 PC instead of 8 PC',
      'Rock salt: 1.5 KG instead of 1 KG',
      'Turmeric: 5 G added',
      'Oil: 1.5 LTR removed',
      'First written.',
    ])
      expect(await dialog.findByText(text)).toBeInTheDocument()
    expect(dialog.getByText('5 G Turmeric')).toBeInTheDocument()
    expect(await faults()).toEqual([])
  })

  it('is deleted after a question, which shows a refusal', async () => {
    const { server, person } = openBoms()
    const sentence = 'The BOM cannot be deleted: it is still named by 1 reservation.'
    server.on('DELETE /admin/boms/b1', refusal(409, 'BOM_IN_USE', sentence))
    await openRowMenu(person, jar.title)
    await press(person, `Delete ${jar.title}`)
    const dialog = within(await screen.findByRole('dialog', { name: /^Delete/ }))
    await person.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })
})

it('the list of BOMs says that it cannot be loaded', async () => {
  const { server } = openBoms()
  server.on('GET /admin/boms', { status: 500 })
  expect(await screen.findByText('The BOMs could not be loaded.')).toBeInTheDocument()
})
