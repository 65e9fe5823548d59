import { screen, waitFor, within } from '@testing-library/react'
import { type Approval } from '../../../api/api-types.js'
import { aSession, aSummary } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const asked: Approval = {
  id: 'a1',
  action: 'correct-batch',
  what: 'Write off 12 jars of batch FG-261121-004: spoilt',
  link: '/stock-receipt/FG-261121-004',
  value: 5388,
  askedBy: '9000000002',
  askedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  status: 'waiting',
  decidedBy: null,
  decidedAt: null,
  reason: '',
}
const people = ok([{ mobileNumber: '9000000002', name: 'Srinu' }])

it('an owner says yes with one tap in the cockpit, and no with a reason', async () => {
  const server = new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /admin/people', people)
    .on('GET /dashboard/summary', ok(aSummary({ approvalsWaiting: 1 })))
    .on('GET /admin/approvals', page('approvals', [asked]))
    .on(
      'POST /admin/approvals/a1/approve',
      refusal(409, 'INSUFFICIENT_BATCH', 'Batch FG-261121-004 has only 4 jars left.'),
    )
    .on('POST /admin/approvals/a1/refuse', ok({ ...asked, status: 'refused' }))
    .listen()
  const { person } = openConsole('/dashboard')
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' })
  expect(await within(waiting).findByText(/₹5,388.00 · asked by Srinu · until/)).toBeInTheDocument()
  await person.click(within(waiting).getByRole('button', { name: `Say yes: ${asked.what}` }))
  expect(await screen.findByText('Batch FG-261121-004 has only 4 jars left.')).toBeInTheDocument()
  await person.click(within(waiting).getByRole('button', { name: `Say no: ${asked.what}` }))
  const dialog = await screen.findByRole('dialog', { name: 'Say no' })
  await person.click(await within(dialog).findByRole('button', { name: 'No' }))
  expect(within(dialog).getByText('Say why.')).toBeInTheDocument()
  await person.type(within(dialog).getByRole('textbox', { name: 'Why' }), 'Count again')
  await person.click(within(dialog).getByRole('button', { name: 'No' }))
  await waitFor(() =>
    expect(server.callsOf('POST /admin/approvals/a1/refuse').map(({ body }) => body)).toEqual([
      { reason: 'Count again' },
    ]),
  )
})

it('a packer sees how it ended, and has no answer to give', async () => {
  new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /admin/people', people)
    .on('GET /admin/approvals', page('approvals', [{ ...asked, status: 'refused', reason: 'Count again' }]))
    .listen()
  openConsole('/dashboard/approvals')
  const row = await screen.findByRole('row', { name: /Write off 12 jars/ })
  expect(row).toHaveTextContent('refused: Count again')
  expect(screen.queryByRole('button', { name: /Say yes/ })).not.toBeInTheDocument()
})
