import { screen, waitFor } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { refusal } from '../../../testing/fake-server.js'
import { choose } from '../../../testing/product-form.js'
import { chooseRecipe, openEntry, press, RECIPE, reserved, write } from '../../../testing/run-entry.js'
import { aFullRun } from '../../../testing/runs.js'

describe('Create Reservation', () => {
  it('is done with the recipe: the quantity it makes, and batches by the earliest best before', async () => {
    const { server, person } = openEntry()
    server.on('POST /reservations', {
      status: 201,
      body: {
        reservationId: 'R-261122-02',
        message: 'Reservation created successfully, reservation ID: R-261122-02',
        reservation: aFullRun({ reservationId: 'R-261122-02' }),
      },
    })
    expect(await screen.findByRole('heading', { name: 'Create Reservation' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText('Reservation ID')).toHaveValue('R-261122-01'))
    await chooseRecipe(person)
    expect(server.callsOf('GET /admin/reservations/fill').at(-1)?.query).toEqual({
      bomId: 'b1',
      quantity: '10',
    })
    expect(screen.getByLabelText(/^Quantity to Produce/)).toHaveValue('10')
    expect(screen.getByLabelText('Cost Price')).toHaveValue('₹2,165.38')
    expect(await reserved('Chilli powder', 2)).toHaveValue('0.75')
    expect(await screen.findByText('0.25 KG of Chilli powder')).toBeInTheDocument()
    expect(await faults()).toEqual([])
    await press(person, 'Create Reservation')
    expect(
      await screen.findByText('Reservation created successfully, reservation ID: R-261122-02'),
    ).toBeInTheDocument()
    expect(window.location.pathname).toBe('/dashboard/runs/R-261122-02')
    expect(server.callsOf('POST /reservations')[0]?.body).toEqual({
      bomId: 'b1',
      quantitytoProduce: 10,
      reservedBy: 'Sujatha',
      remarks: '',
      status: 'Pending',
      components: [
        { productId: 'm1', batches: [{ batchNumber: 'RM-1', reservedQuantity: 8.5 }] },
        {
          productId: 'm2',
          batches: [
            { batchNumber: 'RM-2', reservedQuantity: 0.5 },
            { batchNumber: 'RM-3', reservedQuantity: 0.75 },
          ],
        },
      ],
    })
  })

  it('names the required fields that are empty, without asking the server', async () => {
    const { server, person } = openEntry()
    await write(person, /^Reserved By/, '')
    await press(person, 'Create Reservation')
    for (const field of ['BOM', 'Quantity to Produce', 'Reserved By'])
      expect(await screen.findByText(`${field} is required`)).toBeInTheDocument()
    expect(server.callsOf('POST /reservations')).toHaveLength(0)
  })

  it('takes no more of a batch than it has, and marks in words and red what is used up', async () => {
    const { person } = openEntry()
    await chooseRecipe(person)
    await write(person, 'Reserved Quantity of Chicken, batch 1', '12')
    expect(await reserved('Chicken')).toHaveValue('10')
    expect(screen.getByText('The batch has no more than 10 KG.')).toBeInTheDocument()
    const batch = screen.getByRole('combobox', { name: 'Batch Number of Chicken' })
    expect(batch).toHaveTextContent('RM-1 · 10 KG left · L.B Nagar · best before 1 Dec 2026 · all of it')
    await write(person, 'Reserved Quantity of Chicken, batch 1', '9')
    expect(batch).not.toHaveTextContent('all of it')
    expect(screen.getByLabelText('Cost Price')).toHaveValue('₹2,285.38')
  })

  it('fills anew when the quantity changes, but not over what somebody chose by hand', async () => {
    const { server, person } = openEntry()
    await chooseRecipe(person)
    const asked = () => server.callsOf('GET /admin/reservations/fill')
    await write(person, /^Quantity to Produce/, '20')
    await waitFor(() => expect(asked().at(-1)?.query['quantity']).toBe('20'))
    await write(person, 'Reserved Quantity of Chicken, batch 1', '3')
    const before = asked().length
    await write(person, /^Quantity to Produce/, '40')
    expect(await screen.findByText('31 KG of Chicken')).toBeInTheDocument()
    expect(asked()).toHaveLength(before)
    expect(await reserved('Chicken')).toHaveValue('3')
    await press(person, 'Fill from stock')
    await waitFor(() => expect(asked().at(-1)?.query['quantity']).toBe('40'))
  })
})

describe('Create Reservation, line by line', () => {
  it('adds and removes batches and components', async () => {
    const { server, person } = openEntry()
    await chooseRecipe(person)
    await press(person, 'Remove this batch: 2 of Chilli powder')
    expect(await screen.findByText('1 KG of Chilli powder')).toBeInTheDocument()
    await press(person, 'Add batch of Chilli powder')
    await choose(person, 'Batch Number of Chilli powder 2', /^RM-2/)
    await press(person, 'Create Reservation')
    expect(await screen.findByText('Reserved Quantity is required')).toBeInTheDocument()
    await write(person, 'Reserved Quantity of Chilli powder, batch 2', '0.1')
    await press(person, 'Create Reservation')
    expect((await screen.findAllByText('This batch is chosen twice.')).length).toBeGreaterThan(0)
    await choose(person, 'Batch Number of Chilli powder 2', /^RM-3/)
    await press(person, 'Remove Chicken')
    await press(person, 'Add Component')
    await choose(person, 'Product', 'Chicken')
    await choose(person, 'Batch Number of Chicken', /^RM-1/)
    await write(person, 'Reserved Quantity of Chicken, batch 1', '2')
    expect(screen.queryByRole('option', { name: 'CHICKEN CP_PO HIGH 1kg' })).not.toBeInTheDocument()
    server.on('POST /reservations', { status: 500 })
    await press(person, 'Create Reservation')
    expect(await screen.findByText('Failed to submit reservation')).toBeInTheDocument()
    const sent = server.callsOf('POST /reservations')[0]?.body as { components: unknown }
    expect(sent.components).toEqual([
      {
        productId: 'm2',
        batches: [
          { batchNumber: 'RM-2', reservedQuantity: 0.5 },
          { batchNumber: 'RM-3', reservedQuantity: 0.1 },
        ],
      },
      { productId: 'm1', batches: [{ batchNumber: 'RM-1', reservedQuantity: 2 }] },
    ])
  })

  it('refuses Reserved while a component has no batch, and says as what it will be saved', async () => {
    const { person } = openEntry()
    await chooseRecipe(person)
    expect(screen.getByText('Saved as: Partially Reserved')).toBeInTheDocument()
    await press(person, 'Remove this batch: 2 of Chilli powder')
    await choose(person, 'Batch Number of Chilli powder', 'Clear value')
    await choose(person, 'Status', 'Reserved')
    expect(
      await screen.findByText(
        'All components must have assigned batches before setting the status to "Reserved".',
      ),
    ).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Pending')
  })

  it('is blank again after Clear, and asks before a link leads away', async () => {
    const { person } = openEntry()
    await chooseRecipe(person)
    await person.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument()
    await press(person, 'Stay here')
    await press(person, 'Clear')
    await waitFor(() => expect(screen.queryByText('Chilli powder')).not.toBeInTheDocument())
    expect(screen.getByLabelText(/^Quantity to Produce/)).toHaveValue('')
  })

  it('says why the stock could not be asked', async () => {
    const { server, person } = openEntry()
    server.on('GET /admin/reservations/fill', refusal(503, 'UNAVAILABLE', 'The database does not answer.'))
    await choose(person, /^BOM/, RECIPE)
    expect(await screen.findByText('The database does not answer.')).toBeInTheDocument()
  })
})
