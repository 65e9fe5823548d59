import { screen, waitFor } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { bom, locked, openBoms, press, PRODUCT, type, write } from '../../../testing/boms.js'
import { ok, refusal } from '../../../testing/fake-server.js'
import { choose, jar } from '../../../testing/product-form.js'

describe('a new BOM', () => {
  it('is entered component by component, in the units that fit, and confirms the save', async () => {
    const { server, person } = openBoms()
    server.on('POST /admin/boms', ok({ ...bom, id: 'b2' }))
    await screen.findByRole('heading', { name: 'Create BOM' })
    await choose(person, PRODUCT, jar.title)
    expect(await screen.findByRole('combobox', { name: 'Unit it makes' })).toHaveTextContent('PC')
    await type(person, 'Quantity it makes *', '10')
    await write(person, 'Rock salt', '1.5')
    expect(screen.getByRole('combobox', { name: 'Component unit' })).toHaveTextContent('KG')
    await press(person, 'Add Component')
    expect(await screen.findByLabelText('Quantity of Rock salt *')).toHaveValue('1.5')
    expect(screen.getByRole('combobox', { name: 'Component product' })).toHaveFocus()
    await write(person, 'Turmeric', '5')
    await choose(person, 'Component unit', 'G')
    await press(person, 'Add Component')
    await write(person, 'Oil', '250')
    await choose(person, 'Component unit', 'ML')
    // Written and not added: it is saved with the others.
    await press(person, 'Create BOM')
    expect(await screen.findByText('BOM created successfully')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/boms')[0]?.body).toEqual({
      parentProduct: 'p1',
      parentProductQuantity: 10,
      parentProductUnit: 'PC',
      components: [
        { product: 'p2', quantity: 1.5, unit: 'KG' },
        { product: 'p3', quantity: 5, unit: 'G' },
        { product: 'p4', quantity: 250, unit: 'ML' },
      ],
    })
    // A blank form stands there again.
    await waitFor(() => expect(screen.queryByLabelText('Quantity of Rock salt *')).not.toBeInTheDocument())
  })

  it('offers FG and SG as product, RM and SG as component, each once', async () => {
    const { person } = openBoms()
    await person.click(await screen.findByRole('combobox', { name: PRODUCT }))
    await screen.findByRole('option', { name: 'Masala' })
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options()).toEqual([jar.title, 'Masala'])
    await person.click(screen.getByRole('option', { name: 'Masala' }))
    await write(person, 'Rock salt', '1')
    await press(person, 'Add Component')
    await person.click(await screen.findByRole('combobox', { name: 'Component product' }))
    await screen.findByRole('option', { name: 'Turmeric' })
    expect(options()).not.toContain('Rock salt')
  })

  it('names what is missing, without asking the server', async () => {
    const { server, person } = openBoms()
    await press(person, 'Create BOM')
    for (const text of [
      'FG/SG product is required',
      'Quantity it makes is required',
      'Unit it makes is required',
      'Component product is required',
      'Component quantity is required',
      'Component unit is required',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument()
    expect(server.callsOf('POST /admin/boms')).toHaveLength(0)
    expect(await faults()).toEqual([])
  })

  it('adds no component that is not whole', async () => {
    const { person } = openBoms()
    await press(person, 'Add Component')
    expect(await screen.findByText('Component product is required')).toBeInTheDocument()
    await write(person, 'Rock salt', '0.0005')
    await press(person, 'Add Component')
    expect(await screen.findByText('More than 0, in steps of 0.001')).toBeInTheDocument()
    expect(screen.queryByLabelText('Quantity of Rock salt *')).not.toBeInTheDocument()
  })

  it('keeps its product while components exist, until they are removed or all is cleared', async () => {
    const { person } = openBoms()
    await choose(person, PRODUCT, jar.title)
    expect(await locked()).toBe(false)
    await write(person, 'Rock salt', '1')
    await press(person, 'Add Component')
    expect(await locked()).toBe(true)
    await press(person, 'Remove Rock salt')
    expect(await locked()).toBe(false)
    await write(person, 'Turmeric', '1')
    await press(person, 'Add Component')
    await press(person, 'Clear')
    await waitFor(() => expect(screen.queryByLabelText('Quantity of Turmeric *')).not.toBeInTheDocument())
    expect(await screen.findByRole('combobox', { name: PRODUCT })).not.toHaveTextContent(jar.title)
  })

  it('shows the reason of a refusal, or only that it failed', async () => {
    const { server, person } = openBoms()
    const sentence = 'A product cannot need itself: Masala needs Masala.'
    server.on('POST /admin/boms', refusal(409, 'BOM_CIRCULAR', sentence))
    await choose(person, PRODUCT, 'Masala')
    await type(person, 'Quantity it makes *', '1')
    await write(person, 'Masala', '1')
    await press(person, 'Create BOM')
    expect(await screen.findByText(`Failed to submit BOM: ${sentence}`)).toBeInTheDocument()
    server.on('POST /admin/boms', { status: 500 })
    await press(person, 'Create BOM')
    expect(await screen.findByText('Failed to submit BOM')).toBeInTheDocument()
    expect(await screen.findByLabelText('Component quantity')).toHaveValue('1')
  })
})
