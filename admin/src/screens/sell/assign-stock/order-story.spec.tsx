import { screen } from '@testing-library/react'
import { anOrder } from '../../../testing/builders.js'
import { openConsole } from '../../../testing/open-console.js'
import { inCard, serverWith } from '../../../testing/packing-table.js'

const at = '2026-11-21T06:30:00.000Z'

it("the order's timeline shows what happened, and which staff member did it", async () => {
  const timeline = [
    { event: 'Placed', at, by: null, detail: null },
    { event: 'Batch assigned', at, by: '9000000002', detail: '2 × GONGURA: FG-261121-001' },
  ] as const
  serverWith(anOrder({ timeline: [...timeline] }))
  const { person } = openConsole('/assign-stock')
  await person.click((await inCard()).getByText('Timeline (2 events)'))
  const events = screen.getAllByText('21 Nov 2026, 12:00 pm', { exact: false })
  expect(events).toHaveLength(2)
  expect(events[0]).toHaveTextContent(/^21 Nov 2026, 12:00 pm$/)
  expect(events[1]).toHaveTextContent(/^21 Nov 2026, 12:00 pm, by 9000000002$/)
  expect(screen.getByText('Batch assigned').closest('li')).toHaveTextContent('2 × GONGURA: FG-261121-001')
})

it('opens the invoice and the credit note of an order, and shows where a refund stands', async () => {
  const refund = { refundAmount: 942.5, refundState: 'Started', refundReference: null } as const
  const creditNoteUrl = '/api/orders/P-7KQ4-M2XD/credit-note'
  serverWith(anOrder({ invoiceUrl: '/api/orders/P-7KQ4-M2XD/invoice', creditNoteUrl, ...refund }))
  openConsole('/assign-stock')
  const card = await inCard()
  expect(card.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute(
    'href',
    '/api/orders/P-7KQ4-M2XD/invoice',
  )
  expect(card.getByRole('link', { name: 'Open the credit note' })).toHaveAttribute('href', creditNoteUrl)
  expect(card.getByText('₹942.50')).toBeInTheDocument()
  expect(card.getByText('Started, not confirmed')).toBeInTheDocument()
})

it('an unpaid order offers no invoice', async () => {
  serverWith(anOrder({ paymentStatus: 'Pending' }))
  openConsole('/assign-stock')
  const card = await inCard()
  for (const name of ['Open the PDF', 'Open the credit note'])
    expect(card.queryByRole('link', { name })).not.toBeInTheDocument()
})
