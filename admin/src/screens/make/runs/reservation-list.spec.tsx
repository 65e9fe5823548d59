import { screen, waitFor, within } from '@testing-library/react'
import { type RunBatch, type RunComponent } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { ok, refusal } from '../../../testing/fake-server.js'
import { openConsole, type Person } from '../../../testing/open-console.js'
import { openRowMenu } from '../../../testing/row-menu.js'
import { aFullRun, runServer } from '../../../testing/runs.js'

const done = aFullRun({ id: 'r2', _id: 'r2', reservationId: 'R-261120-01', status: 'Production Completed' })
const nobodys = aFullRun({
  id: 'r3',
  _id: 'r3',
  reservationId: 'R-261119-01',
  bomId: { _id: 'b1', parentProduct: null, parentProductUnit: 'PC' },
  status: 'Pending',
})

function open(runs = [aFullRun(), done, nobodys]) {
  const server = runServer(runs)
  return { server, ...openConsole('/reservation-list') }
}
const press = async (person: Person, name: string) =>
  person.click(await screen.findByRole('button', { name }))

it('the list of reservations shows what is reserved, for which run, and by whom', async () => {
  const { person } = open()
  const head = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  expect(head).toEqual(['Reservation ID', 'Reserved To', 'Date', 'Status', 'Reserved By', 'Actions'])
  const row = within(screen.getByRole('row', { name: /R-261121-03/ }))
  expect(row.getByText('CHICKEN CP_PO HIGH 1kg')).toBeInTheDocument()
  expect(row.getByText('21 Nov 2026')).toBeInTheDocument()
  const status = await row.findByRole('combobox', { name: 'Status of R-261121-03' })
  expect(status).toHaveAttribute('aria-disabled', 'true')
  expect(status).toHaveTextContent('Reserved')
  expect(within(screen.getByRole('row', { name: /R-261119-01/ })).getByText('N/A')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Create Reservation' })).toHaveAttribute('href', '/reservations')
  await openRowMenu(person, 'R-261121-03')
  expect(screen.getByRole('link', { name: 'Edit R-261121-03' })).toHaveAttribute(
    'href',
    '/reservations?id=R-261121-03',
  )
  expect(await faults()).toEqual([])
})

it('shows for a partly reserved run what it lacks, and links to reserving what is there', async () => {
  const [chicken, chilli] = aFullRun().components as [RunComponent, RunComponent]
  const part = { ...chicken, batches: [{ ...(chicken.batches[0] as RunBatch), reservedQuantity: 6 }] }
  const lacking = { ...chilli, batches: [] }
  open([aFullRun({ status: 'Partially Reserved', components: [part, lacking] }), done])
  const row = within(await screen.findByRole('row', { name: /R-261121-03/ }))
  expect(row.getByText('Missing: 2.5 KG of Chicken, 1.5 KG of Chilli powder')).toBeInTheDocument()
  expect(row.getByRole('link', { name: 'Reserve what is there now R-261121-03' })).toHaveAttribute(
    'href',
    '/reservations?id=R-261121-03#fill',
  )
  expect(screen.getAllByText(/^Missing:/)).toHaveLength(1)
  expect(await faults()).toEqual([])
})

it('a row names the first three things that its run lacks, and counts the others', async () => {
  const [chicken] = aFullRun().components as [RunComponent]
  open([
    aFullRun({
      status: 'Pending',
      components: Array.from({ length: 5 }, () => ({ ...chicken, batches: [] })),
    }),
  ])
  expect(
    await screen.findByText('Missing: 8.5 KG of Chicken, 8.5 KG of Chicken, 8.5 KG of Chicken, 2 more'),
  ).toBeInTheDocument()
})

it('only a reserved run offers the receipt', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Receive R-261121-03' })).toHaveAttribute(
    'href',
    '/stock-receipt/fg#R-261121-03',
  )
  expect(screen.queryByRole('link', { name: 'Receive R-261120-01' })).not.toBeInTheDocument()
})

it('the list of reservations filters by status, or shows all', async () => {
  const { server, person } = open()
  const filter = await screen.findByRole('combobox', { name: 'Status' })
  expect(filter).toHaveTextContent('All')
  await person.click(filter)
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual(['All', 'Pending', 'Partially Reserved', 'Reserved', 'Production Completed'])
  await person.click(screen.getByRole('option', { name: 'Reserved' }))
  const asked = () => server.callsOf('GET /admin/reservations').at(-1)?.query['filter']
  await waitFor(() => expect(asked()).toBe('{"status":"Reserved"}'))
  await person.click(screen.getByRole('combobox', { name: 'Status' }))
  await person.click(screen.getByRole('option', { name: 'All' }))
  await waitFor(() => expect(asked()).toBe('{}'))
})

it('the list of reservations says that it could not be loaded', async () => {
  const { server } = open()
  server.on('GET /admin/reservations', { status: 500 })
  expect(await screen.findByText('Failed to fetch reservations')).toBeInTheDocument()
})

describe('search by number', () => {
  const search = async (person: Person, number: string) => {
    const field = await screen.findByLabelText('Reservation number')
    await person.clear(field)
    if (number) await person.type(field, number)
    await press(person, 'Search')
  }

  it('requires a number', async () => {
    const { server, person } = open()
    await search(person, '')
    expect(await screen.findByText('Please enter a reservation number to search.')).toBeInTheDocument()
    expect(server.calls.filter(({ path }) => path.startsWith('/reservations/'))).toEqual([])
  })

  it('shows that no run has the number, or that the search failed', async () => {
    const { server, person } = open()
    await search(person, 'R-1')
    expect(await screen.findByText('Reservation not found.')).toBeInTheDocument()
    server.on('GET /reservations/R-1', { status: 500 })
    await search(person, 'R-1')
    expect(await screen.findByText('Failed to search for reservation.')).toBeInTheDocument()
  })

  it('shows the run that was found, and then all runs again', async () => {
    const { server, person } = open()
    server.on('GET /reservations/R-261121-03', ok(aFullRun()))
    await search(person, 'r-261121-03')
    const asked = () => server.callsOf('GET /admin/reservations').at(-1)?.query['filter']
    await waitFor(() => expect(asked()).toBe('{"reservationId":"R-261121-03"}'))
    await press(person, 'Show all reservations')
    await waitFor(() => expect(asked()).toBe('{}'))
  })
})

describe('Delete', () => {
  it('asks, deletes and confirms', async () => {
    const { server, person } = open()
    server.on('DELETE /reservations/R-261121-03', ok({ message: 'Reservation deleted successfully' }))
    await openRowMenu(person, 'R-261121-03')
    await press(person, 'Delete R-261121-03')
    expect(await screen.findByText('Are you sure you want to delete this reservation?')).toBeInTheDocument()
    await press(person, 'Delete')
    expect(await screen.findByText('Reservation deleted successfully')).toBeInTheDocument()
    expect(server.callsOf('DELETE /reservations/R-261121-03')).toHaveLength(1)
  })

  it("shows the server's reason of a failure, or only that it failed", async () => {
    const { server, person } = open()
    const route = 'DELETE /reservations/R-261121-03'
    server.on(route, refusal(409, 'EDIT_CONFLICT', 'Somebody changed it.'))
    await openRowMenu(person, 'R-261121-03')
    await press(person, 'Delete R-261121-03')
    await press(person, 'Delete')
    expect(await screen.findByText('Failed to delete reservation: Somebody changed it.')).toBeInTheDocument()
    server.on(route, { status: 500 })
    await press(person, 'Delete')
    expect(await screen.findByText('Failed to delete reservation')).toBeInTheDocument()
  })

  it('refuses what was produced without asking the server', async () => {
    const { server, person } = open()
    await openRowMenu(person, 'R-261120-01')
    await press(person, 'Delete R-261120-01')
    expect(
      await screen.findByText('You can only delete reservations with status "Pending" or "Reserved"'),
    ).toBeInTheDocument()
    expect(server.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  })
})

describe('Print', () => {
  it('writes what to gather into a window of its own and prints it half a second later', async () => {
    const { person } = open()
    const paper = document.implementation.createHTMLDocument()
    const print = jest.fn()
    const opening = jest.spyOn(window, 'open').mockReturnValue({ document: paper, print } as never)
    await openRowMenu(person, 'R-261121-03')
    await press(person, 'Print R-261121-03')
    const cells = [...paper.querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
    expect(cells).toEqual([
      ['Product', 'Batch Number', 'Required Quantity', 'Reserved Quantity', 'Check if received'],
      ['Chicken', 'RM-261121-001', '8.5 KG', '8.5 KG', '☐'],
      ['Chilli powder', 'RM-261121-002', '1.5 KG', '500 grams', '☐'],
      ['Chilli powder', 'RM-261121-003', '', '1 KG', '☐'],
    ])
    expect(paper.title).toBe('Reservation Details R-261121-03')
    expect(paper.querySelector('dl')?.textContent).toContain('Reserved ToCHICKEN CP_PO HIGH 1kg')
    expect(print).not.toHaveBeenCalled()
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    opening.mockRestore()
  })

  it('shows that the browser opened no window', async () => {
    const { person } = open()
    const opening = jest.spyOn(window, 'open').mockReturnValue(null)
    await openRowMenu(person, 'R-261121-03')
    await press(person, 'Print R-261121-03')
    expect(await screen.findByText(/^The browser blocked the window to print/)).toBeInTheDocument()
    opening.mockRestore()
  })
})
