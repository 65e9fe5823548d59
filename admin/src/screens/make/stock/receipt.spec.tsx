import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatDay } from '../../../kit/ui/format.js'
import { dayInIndia, daysBefore } from '../../../kit/ui/ist.js'
import { ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import {
  aStockBatch,
  chooseInForm,
  kitchen,
  press,
  stockForm,
  stockServer,
  write,
} from '../../../testing/stock.js'

const today = dayInIndia(new Date())
const received = aStockBatch({ id: 's9', _id: 's9', batchNumber: 'RM-261122-007' })
const answer = { message: 'Stock received.', batchNumber: received.batchNumber, stock: received }
type Opened = ReturnType<typeof open>

function open(address = '/stock-receipt', rail = false) {
  const server = stockServer()
  return { server, ...openConsole(address, { rail }) }
}
async function fillSack({ person }: Opened) {
  await chooseInForm(person, 'Outlet', 'Kitchen')
  await chooseInForm(person, 'Product', 'Rock salt')
  await write(person, 'Quantity *', '25')
  await write(person, 'Price *', '18.5')
}

describe('Receive Stock (RM)', () => {
  it('requires what the owner requires, without asking the server', async () => {
    const { server, person } = open()
    expect(await screen.findByText('Receive Stock (RM)')).toBeInTheDocument()
    await press(person, 'Create Stock')
    for (const text of ['Outlet', 'Product', 'Quantity', 'Price'])
      expect(await screen.findByText(`${text} is required`)).toBeInTheDocument()
    expect(server.callsOf('POST /stock')).toHaveLength(0)
  })

  it('refuses an invalid quantity beside its field', async () => {
    const opened = open()
    await fillSack(opened)
    for (const quantity of ['0', '-1', '1.005']) {
      await write(opened.person, 'Quantity *', quantity)
      await press(opened.person, 'Create Stock')
      await waitFor(() =>
        expect(screen.getByLabelText('Quantity *')).toHaveAccessibleDescription(
          'The quantity is more than 0, in steps of 0.01.',
        ),
      )
      await write(opened.person, 'Quantity *', '1')
    }
    expect(opened.server.callsOf('POST /stock')).toHaveLength(0)
  })

  it('shows the number to come and the unit, and best before until somebody types another day', async () => {
    const opened = open()
    await fillSack(opened)
    const batchNumber = screen.getByLabelText('Batch Number')
    await waitFor(() => expect(batchNumber).toHaveValue('RM-261122-007'))
    expect(batchNumber).toBeDisabled()
    const unit = (await stockForm()).getByRole('combobox', { name: 'Price Unit' })
    await waitFor(() => expect(unit).toHaveTextContent('KG'))
    expect(unit).toHaveAttribute('aria-disabled', 'true')
    const bestBefore = () => screen.getByLabelText('Best before')
    await waitFor(() => expect(bestBefore()).toHaveValue(formatDay(daysBefore(today, -30))))
    const receivedOn = screen.getByLabelText('Received or made on *')
    expect(receivedOn).toHaveValue(formatDay(today))
    fireEvent.change(receivedOn, { target: { value: daysBefore(today, 2) } })
    await waitFor(() => expect(bestBefore()).toHaveValue(formatDay(daysBefore(today, -28))))
    fireEvent.change(bestBefore(), { target: { value: daysBefore(today, -10) } })
    fireEvent.change(receivedOn, { target: { value: daysBefore(today, 4) } })
    fireEvent.blur(bestBefore())
    expect(bestBefore()).toHaveValue(formatDay(daysBefore(today, -10)))
  })

  it('refuses a day in the future, and best before earlier than the day it came', async () => {
    const opened = open()
    await fillSack(opened)
    fireEvent.change(screen.getByLabelText('Received or made on *'), {
      target: { value: daysBefore(today, -1) },
    })
    fireEvent.change(screen.getByLabelText('Best before'), { target: { value: daysBefore(today, 3) } })
    await press(opened.person, 'Create Stock')
    expect(await screen.findByText('The day cannot be in the future.')).toBeInTheDocument()
    expect(
      screen.getByText('Best before cannot be earlier than the day on which it came.'),
    ).toBeInTheDocument()
    expect(opened.server.callsOf('POST /stock')).toHaveLength(0)
  })
})

describe('Receive Stock (RM), when it is sent', () => {
  it('receives a sack, says its number and is ready for the next at the same outlet', async () => {
    const opened = open()
    opened.server.on('POST /stock', ok(answer))
    await fillSack(opened)
    await press(opened.person, 'Create Stock')
    expect(await screen.findByText('RM-261122-007', { selector: 'strong' })).toBeInTheDocument()
    expect(screen.getByText('Stock received.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open batch RM-261122-007' })).toBeInTheDocument()
    expect(opened.server.callsOf('POST /stock')[0]?.body).toEqual({
      outlet: 'o1',
      product: 'p2',
      batchNumber: 'RM-261122-007',
      quantity: 25,
      priceUnit: 'KG',
      price: 18.5,
      receivedOn: today,
      bestBefore: daysBefore(today, -30),
    })
    expect(screen.getByText('Stock received.').closest('[role=status]')).toHaveFocus()
    await waitFor(() => expect(screen.getByLabelText('Quantity *')).toHaveValue(''))
    expect((await stockForm()).getByRole('combobox', { name: 'Outlet' })).toHaveTextContent(kitchen.name)
    await waitFor(() =>
      expect(opened.server.callsOf('GET /admin/stock/next-number').length).toBeGreaterThan(1),
    )
  })

  describe('without a network', () => {
    const comesBack = () => act(() => void window.dispatchEvent(new Event('online')))
    const lost = () => {
      throw new TypeError('The connection broke.')
    }
    /** A sack whose answer was lost: it waits on this device, and the form is ready for the next. */
    async function keepOne() {
      const opened = open()
      opened.server.on('POST /stock', lost)
      await fillSack(opened)
      await press(opened.person, 'Create Stock')
      expect(await screen.findByText(/^A receipt waits on this device/)).toHaveTextContent(/Rock salt, 25 KG/)
      await waitFor(() => expect(screen.getByLabelText('Quantity *')).toHaveValue(''))
      // What sends it tries at once when its code is there. A test that goes on before may have it arrive unseen.
      await waitFor(() => expect(opened.server.callsOf('POST /stock').length).toBeGreaterThan(1))
      return opened
    }

    it('keeps a sack, also for another tab and another screen, and receives it once', async () => {
      const { server } = await keepOne()
      cleanup()
      server.on('POST /stock', ok(answer))
      openConsole('/bom', { keeps: true })
      expect(await screen.findByText('Rock salt, 25 KG: received as batch RM-261122-007.')).toBeVisible()
      const calls = server.callsOf('POST /stock')
      expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
      expect(calls[0]?.key).toBeTruthy()
      comesBack()
      cleanup()
      openConsole('/stock-receipt', { keeps: true })
      await screen.findByText('Receive Stock (RM)')
      expect(screen.queryByText(/waits on this device/)).not.toBeInTheDocument()
      expect(server.callsOf('POST /stock')).toHaveLength(calls.length)
    })

    it('shows why a kept sack is not taken, and books it or drops it as somebody says', async () => {
      const { server, person } = await keepOne()
      const sentence = 'Rock salt: 25 kg, 10 times as much as the 2.5 kg of its last receipts.'
      server.on(
        'POST /stock',
        refusal(409, 'UNUSUAL_FIGURES', sentence, { figures: [{ field: 'quantity', sentence }] }),
      )
      comesBack()
      expect(await screen.findByText(sentence)).toBeVisible()
      server.on('POST /stock', refusal(404, 'NOT_FOUND', 'There is no such outlet.'))
      await person.click(screen.getByRole('button', { name: 'Yes, book it' }))
      comesBack()
      expect(await screen.findByText('There is no such outlet.')).toBeVisible()
      expect(server.callsOf('POST /stock').at(-1)?.body).toMatchObject({ quantity: 25, confirmUnusual: true })
      await person.click(screen.getByRole('button', { name: 'Drop it' }))
      await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Drop it' }))
      await waitFor(() => expect(screen.queryByText('There is no such outlet.')).not.toBeInTheDocument())
    })

    it('opens with the choices that it kept, for whom it opened last, until somebody logs out', async () => {
      const first = open()
      await chooseInForm(first.person, 'Outlet', 'Kitchen')
      await chooseInForm(first.person, 'Product', 'Rock salt')
      cleanup()
      globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
      const { person } = openConsole('/stock-receipt', { keeps: true })
      await chooseInForm(person, 'Product', 'Rock salt')
      await waitFor(async () =>
        expect((await stockForm()).getByRole('combobox', { name: /^Price Unit/ })).toHaveTextContent('KG'),
      )
      cleanup()
      const { server } = open('/bom', true)
      server.on('POST /logout', ok({ message: 'Logged out' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
      await waitFor(() =>
        expect(Object.keys(localStorage).filter((key) => key.startsWith('jaadi.'))).toEqual([]),
      )
    })
  })

  it('says which number the sack got when another receipt took the one shown', async () => {
    const opened = open()
    const stock = { ...received, batchNumber: 'RM-261122-009' }
    opened.server.on('POST /stock', ok({ ...answer, stock, batchNumber: stock.batchNumber }))
    await fillSack(opened)
    await press(opened.person, 'Create Stock')
    expect(await screen.findByText('RM-261122-009', { selector: 'strong' })).toBeInTheDocument()
    expect(
      screen.getByText('RM-261122-007 was taken meanwhile; write RM-261122-009 on the sack.'),
    ).toBeInTheDocument()
  })

  it('asks about figures far from the last receipts, and books them once somebody says that they are right', async () => {
    const opened = open()
    const { server, person } = opened
    const sentence = 'Rock salt: 25 kg, 10 times as much as the 2.5 kg of its last receipts.'
    server.on(
      'POST /stock',
      refusal(409, 'UNUSUAL_FIGURES', sentence, { figures: [{ field: 'quantity', sentence }] }),
    )
    await fillSack(opened)
    await press(person, 'Create Stock')
    const dialog = within(await screen.findByRole('dialog', { name: 'Is this right?' }))
    expect(dialog.getByText(sentence)).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Change it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(server.callsOf('POST /stock')).toHaveLength(1)
    await press(person, 'Create Stock')
    server.on('POST /stock', ok(answer))
    await person.click(await screen.findByRole('button', { name: 'Yes, book it' }))
    expect(await screen.findByText('Stock received.')).toBeInTheDocument()
    expect(server.callsOf('POST /stock').at(-1)?.body).toMatchObject({ quantity: 25, confirmUnusual: true })
  })

  it('that waits for the owner is not called failed, and the form is ready for the next', async () => {
    const opened = open()
    const sentence = 'This is worth more than ₹2,000, so it waits for the owner’s yes.'
    opened.server.on('POST /stock', refusal(409, 'WAITS_FOR_OWNER', sentence))
    await fillSack(opened)
    await press(opened.person, 'Create Stock')
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText('Quantity *')).toHaveValue(''))
    expect((await stockForm()).getByRole('combobox', { name: 'Outlet' })).toHaveFocus()
    cleanup()
    openConsole('/stock-receipt', { keeps: true })
    expect(await screen.findByLabelText('Quantity *')).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Put it back' })).not.toBeInTheDocument()
  })

  it('loses nothing that was typed when the server fails or refuses', async () => {
    const opened = open()
    const { server, person } = opened
    server.on('POST /stock', { status: 500 })
    await fillSack(opened)
    await press(person, 'Create Stock')
    expect(await screen.findByText('Stock could not be received, pls try again.')).toBeInTheDocument()
    expect(screen.getByLabelText('Quantity *')).toHaveValue('25')
    const sentence = 'Quantity goes in steps of 0.01.'
    server.on('POST /stock', {
      status: 400,
      body: {
        error: sentence,
        message: sentence,
        code: 'VALIDATION_FAILED',
        details: { fields: { quantity: sentence } },
      },
    })
    await press(person, 'Create Stock')
    await waitFor(() => expect(screen.getByLabelText('Quantity *')).toHaveAccessibleDescription(sentence))
    expect(screen.getByLabelText('Quantity *')).toHaveFocus()
    expect(screen.getByLabelText('Price *')).toHaveValue('18.5')
  })
})

it('arrow keys go from tab to tab, and the filters of the list stay', async () => {
  const { person } = open(`/stock-receipt?filter=${encodeURIComponent('{"materialType":"FG"}')}`)
  const first = await screen.findByRole('tab', { name: 'Stock Receipt for RM', selected: true })
  first.focus()
  await person.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Stock Refresh' })).toHaveFocus()
  await person.keyboard('{ArrowRight}{ArrowRight} ')
  expect(await screen.findByRole('heading', { name: 'Receive Stock (FG)' })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/stock-receipt/fg')
  expect(decodeURIComponent(window.location.search)).toContain('"materialType":"FG"')
})

describe('Stock Refresh', () => {
  const refresh = async ({ person }: Opened) => {
    const panel = within(await screen.findByRole('tabpanel', { name: 'Stock Refresh' }))
    await person.click(panel.getByRole('button', { name: 'Stock Refresh' }))
  }

  it('says that it is done, or that it failed', async () => {
    const opened = open('/stock-receipt/refresh')
    opened.server.on('POST /stock/refresh-quantities', ok({ message: '', drift: 0 }))
    await refresh(opened)
    expect(await screen.findByText('Stock quantities refreshed successfully.')).toBeInTheDocument()
    expect(opened.server.callsOf('POST /stock/refresh-quantities')[0]?.body).toEqual({ status: 'All' })
    opened.server.on('POST /stock/refresh-quantities', { status: 500 })
    await refresh(opened)
    expect(await screen.findByText('Failed to refresh stock quantities.')).toBeInTheDocument()
  })
})
