import { screen, waitFor, within } from '@testing-library/react'
import { ok, refusal } from '../../../testing/fake-server.js'
import { openEntry, press, reserved, write } from '../../../testing/run-entry.js'
import { aFullRun } from '../../../testing/runs.js'

describe('Edit Reservation', () => {
  const EDIT = '/reservations?id=R-261121-03'

  it('is locked while it is reserved, until it is unlocked by hand', async () => {
    const { server, person } = openEntry(EDIT)
    expect(await screen.findByRole('heading', { name: 'Edit Reservation' })).toBeInTheDocument()
    expect(await screen.findByLabelText(/^Quantity to Produce/)).toBeDisabled()
    expect(await reserved('Chilli powder', 2)).toBeDisabled()
    for (const name of ['Add Component', 'Remove Chicken'])
      expect(screen.getByRole('button', { name })).toBeDisabled()
    await press(person, 'Change it anyway')
    expect(await reserved('Chilli powder', 2)).toBeEnabled()
    // What the reservation holds itself counts as free.
    expect(screen.getByRole('combobox', { name: 'Batch Number of Chicken' })).toHaveTextContent(
      'RM-261121-001 · 8.5 KG left · L.B Nagar · best before 1 Dec 2026 · all of it',
    )
    await write(person, 'Reserved Quantity of Chicken, batch 1', '8')
    server.on(
      'PUT /reservations/R-261121-03',
      ok({ message: 'Reservation updated successfully', reservation: aFullRun() }),
    )
    await press(person, 'Update Reservation')
    expect(await screen.findByText('Reservation updated successfully')).toBeInTheDocument()
    expect(server.callsOf('PUT /reservations/R-261121-03')[0]?.body).toMatchObject({
      bomId: 'b1',
      version: 4,
      status: 'Pending',
      components: [
        { productId: 'm1', batches: [{ batchNumber: 'RM-261121-001', reservedQuantity: 8 }] },
        { productId: 'm2', batches: [{ reservedQuantity: 0.5 }, { reservedQuantity: 1 }] },
      ],
    })
    expect(server.callsOf('GET /admin/reservations/fill')).toHaveLength(0)
  })

  it('cannot be changed once it is received', async () => {
    const { server } = openEntry(EDIT)
    server.on('GET /admin/reservations/R-261121-03', ok(aFullRun({ status: 'Production Completed' })))
    expect(await screen.findByText(/^This run is received/)).toBeInTheDocument()
    expect(await reserved('Chicken')).toBeDisabled()
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('link', { name: 'Open run' })).toHaveAttribute(
      'href',
      '/dashboard/runs/R-261121-03',
    )
  })

  it('shows what another person saved meanwhile, by names', async () => {
    const { server, person } = openEntry(EDIT)
    await press(person, 'Change it anyway')
    await write(person, /^Quantity to Produce/, '12')
    const sentence = 'Somebody saved this reservation since you opened it.'
    server.on('PUT /reservations/R-261121-03', {
      status: 409,
      body: {
        error: sentence,
        message: sentence,
        code: 'EDIT_CONFLICT',
        details: { current: aFullRun({ components: aFullRun().components.slice(0, 1), version: 5 }) },
      },
    })
    await press(person, 'Update Reservation')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Chicken: RM-261121-001 8.5 KG')).toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Keep theirs and go on editing' }))
    await waitFor(() => expect(screen.queryByText('Chilli powder')).not.toBeInTheDocument())
    expect(screen.getByLabelText(/^Quantity to Produce/)).toHaveValue('12')
  })

  it('fills in what is there now when its address asks for it', async () => {
    const { server, person } = openEntry(`${EDIT}#fill`)
    server.on('GET /admin/reservations/R-261121-03', ok(aFullRun({ status: 'Partially Reserved' })))
    expect(await screen.findByText('0.25 KG of Chilli powder')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Receive more' })).toHaveAttribute('href', '/stock-receipt')
    expect(server.callsOf('GET /admin/reservations/fill')[0]?.query).toMatchObject({
      bomId: 'b1',
      reservation: 'R-261121-03',
    })
    const saved = ok({ message: 'Reservation updated successfully', reservation: aFullRun() })
    server.on('PUT /reservations/R-261121-03', saved)
    await press(person, 'Update Reservation')
    await waitFor(() =>
      expect(server.callsOf('PUT /reservations/R-261121-03')[0]?.body).toMatchObject({
        components: [
          { batches: [{ batchNumber: 'RM-1', reservedQuantity: 8.5 }] },
          { batches: [{ batchNumber: 'RM-2' }, { batchNumber: 'RM-3' }] },
        ],
      }),
    )
  })

  it('shows for a status that was changed alone that it failed, with the reason, or that it succeeded', async () => {
    const { server, person } = openEntry(EDIT)
    const path = 'PUT /reservations/R-261121-03'
    await press(person, 'Change it anyway')
    server.on(path, refusal(409, 'INSUFFICIENT_BATCH', 'Batch RM-1 has only 0 left.'))
    await press(person, 'Update Reservation')
    const sentence = 'Failed to update reservation status: Batch RM-1 has only 0 left.'
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    server.on(path, ok({ message: 'Reservation updated successfully', reservation: aFullRun() }))
    await press(person, 'Update Reservation')
    expect(await screen.findByText('Reservation status updated successfully')).toBeInTheDocument()
  })

  it('shows that the reservation does not exist', async () => {
    openEntry('/reservations?id=R-1')
    expect(await screen.findByText('Not found.')).toBeInTheDocument()
  })
})
