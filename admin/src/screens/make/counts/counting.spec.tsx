import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { countBatch, countedList, CountingServer, cutNetwork } from '../../../testing/counting.js'
import { refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const address = '/dashboard/count/c1'
const progress = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

describe('counting', () => {
  it('goes from code to figure to the next code, by keys alone', async () => {
    const server = new CountingServer()
    const { person } = openConsole(address)
    await progress('0 counted · 2 to count')
    await person.type(
      screen.getByRole('combobox', { name: 'Batch number' }),
      'https://jaadi.example/jar/fg-261121-001{Enter}',
    )
    expect(
      await screen.findByText('On the shelf by the books: 12 PC, of which 2 are set aside'),
    ).toBeVisible()
    const figure = screen.getByRole('textbox', { name: 'Counted (PC)' })
    expect(figure).toHaveFocus()
    await person.type(figure, '11{Enter}')
    await progress('1 counted · 1 to count')
    expect(screen.getByRole('combobox', { name: 'Batch number' })).toHaveFocus()
    expect(await screen.findByText('1 PC missing')).toBeVisible()
    await screen.findByText('Everything is sent')
    expect(server.arrived).toMatchObject([{ batchNumber: 'FG-261121-001', counted: 11, seenRemaining: 10 }])
  })

  it('takes a batch from the list of what is left, and its figure a second time', async () => {
    const server = new CountingServer()
    const { person } = openConsole(address)
    await person.click(await screen.findByRole('button', { name: /RM-261121-001/ }))
    await person.type(await screen.findByRole('textbox', { name: 'Counted (KG)' }), '25.5{Enter}')
    expect(await screen.findByText('As in the books')).toBeVisible()
    await person.type(screen.getByRole('combobox', { name: 'Batch number' }), 'rm261121001{Enter}')
    expect(await screen.findByText(/^Counted already: 25.5 KG at/)).toBeVisible()
    await person.type(screen.getByRole('textbox', { name: 'Counted (KG)' }), '24{Enter}')
    expect(await screen.findByText('1.5 KG missing')).toBeVisible()
    await waitFor(() => expect(server.arrived.map(({ counted }) => counted)).toEqual([25.5, 24]))
  })

  it.each([
    ['nothing', '{Enter}', 'Type what is there; 0 if there is nothing.'],
    ['less than nothing', '-1{Enter}', 'A number of 0 or more, with at most three decimals.'],
    ['half a jar', '1.5{Enter}', 'Write a whole number, like 12 or 1,500.'],
    ['a decimal comma', '1,5{Enter}', 'Write a whole number, like 12 or 1,500.'],
  ])('shows beside the field that %s is wrong', async (_, typed, sentence) => {
    const server = new CountingServer()
    const { person } = openConsole(address)
    await person.click(await screen.findByRole('button', { name: /FG-261121-001/ }))
    const figure = await screen.findByRole('textbox', { name: 'Counted (PC)' })
    await person.type(figure, typed)
    expect(figure).toHaveAccessibleDescription(sentence)
    expect(figure).toHaveFocus()
    expect(server.arrived).toEqual([])
  })

  it('refuses an invalid batch number, and counts a batch that it does not know', async () => {
    const server = new CountingServer()
    const { person } = openConsole(address)
    const finder = await screen.findByRole('combobox', { name: 'Batch number' })
    await person.type(finder, 'pickles{Enter}')
    expect(finder).toHaveAccessibleDescription('That is not a batch number.')
    await person.clear(finder)
    await person.type(finder, 'FG-261120-009{Enter}')
    expect(await screen.findByText(/This phone does not know the batch/)).toBeVisible()
    await person.type(screen.getByRole('textbox', { name: 'Counted' }), '3{Enter}')
    await waitFor(() => expect(server.arrived).toMatchObject([{ counted: 3, seenRemaining: null }]))
  })

  it('takes a line back', async () => {
    const server = new CountingServer()
    const { person } = openConsole(address)
    await countBatch(person, 'FG-261121-001', '4')
    await screen.findByText('Everything is sent')
    await person.click(screen.getByRole('button', { name: 'Leave out FG-261121-001' }))
    await progress('0 counted · 2 to count')
    await waitFor(() => expect(server.arrived.map(({ counted }) => counted)).toEqual([4, null]))
  })
})

describe('without a network', () => {
  it('continues without a network, shows what is not sent, and sends it once when the network is back', async () => {
    const server = new CountingServer()
    const { person } = openConsole(address)
    await progress('0 counted · 2 to count')
    const bringBack = cutNetwork()
    await countBatch(person, 'FG-261121-001', '12')
    await countBatch(person, 'RM-261121-001', '20')
    expect(await screen.findByText('2 not sent yet')).toBeVisible()
    expect(await screen.findByText(/^No network\. Go on counting/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Book the count' })).toBeDisabled()
    expect(countedList().getByText('5.5 KG missing')).toBeVisible()
    act(bringBack)
    expect(await screen.findByText('Everything is sent')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/^No network/)).not.toBeInTheDocument())
    expect(new Set(server.arrived.map(({ clientLineId }) => clientLineId)).size).toBe(2)
  })

  it('loses nothing by leaving the screen, closing the tab and opening another', async () => {
    const server = new CountingServer()
    const first = openConsole(address)
    await progress('0 counted · 2 to count')
    server.on('PUT /admin/counts/c1/lines', { status: 503 })
    await countBatch(first.person, 'FG-261121-001', '12')
    expect(await screen.findByText('1 not sent yet')).toBeVisible()
    cleanup()
    openConsole('/dashboard/count', { keeps: true })
    expect(await screen.findByText(/1 not sent yet/)).toBeVisible()
    cleanup()
    server.on('GET /admin/counts/c1', { status: 503 }).on('GET /admin/counts/c1/shelf', { status: 503 })
    openConsole(address, { keeps: true })
    expect(await screen.findByText('1 counted · 1 to count')).toBeVisible()
    expect(screen.getByText('1 not sent yet')).toBeVisible()
  })

  it('sends a line again whose answer got lost, with the same id', async () => {
    const server = new CountingServer()
    const { person } = openConsole(address)
    await progress('0 counted · 2 to count')
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (init?.method === 'PUT') throw new TypeError('Failed to fetch')
      return answer
    }
    await countBatch(person, 'FG-261121-001', '12')
    await waitFor(() => expect(server.arrived).toHaveLength(1))
    globalThis.fetch = fetch
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByText('Everything is sent')
    expect(new Set(server.arrived.map(({ clientLineId }) => clientLineId)).size).toBe(1)
    expect(countedList().getAllByRole('listitem')).toHaveLength(1)
  })
})

describe('what the server does not take', () => {
  it('stays with its reason until it is given up', async () => {
    const server = new CountingServer()
    server.on('PUT /admin/counts/c1/lines', ({ body }) => {
      const [line] = (body as { lines: { clientLineId: string; batchNumber: string }[] }).lines
      const error = 'Batch FG-261121-001 lies at another outlet by the books.'
      return { status: 200, body: { taken: [], refused: [{ ...line, error }] } }
    })
    const { person } = openConsole(address)
    await countBatch(person, 'FG-261121-001', '12')
    const notice = await screen.findByText('1 line was not taken')
    expect(
      within(notice.closest('[role=alert]') as HTMLElement).getByText(/lies at another outlet/),
    ).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Drop these lines' }))
    await waitFor(() => expect(screen.queryByText('1 line was not taken')).not.toBeInTheDocument())
  })

  it('is named when the count was booked meanwhile', async () => {
    const server = new CountingServer()
    server.on('PUT /admin/counts/c1/lines', () => {
      server.count = {
        ...server.count,
        status: 'booked',
        bookedAt: '2026-11-21T11:00:00.000Z',
        bookedBy: '9000000002',
      }
      return refusal(409, 'COUNT_CLOSED', 'The count was booked. Not taken any more: FG-261121-001.')
    })
    const { person } = openConsole(address)
    await countBatch(person, 'FG-261121-001', '12')
    expect(await screen.findByText(/Not taken any more: FG-261121-001/)).toBeVisible()
    expect(await screen.findByText(/^Booked 21 Nov 2026/)).toBeVisible()
  })
})
