import { screen, within } from '@testing-library/react'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const ISSUE = {
  _id: 'i1',
  orderId: 'P-1',
  subject: 'Issue for Order P-1',
  description: 'Leaked',
  status: 'Open',
  messages: [{ sender: '98', role: 'user', message: 'Leaked', timestamp: '2026-11-20T10:00:00Z' }],
}

const aServerWith = (...issues: unknown[]) => {
  const server = aServer()
  logInAs(server)
  server.gives('GET /api/issues/order/P-1', { issues })
  return server
}

const openIssue = () => openShop('/userhomepage', { tab: 'issue', orderId: 'P-1' })

describe('the issue of an order', () => {
  it('counts as none when it cannot be fetched', async () => {
    const server = aServerWith()
    server.refuses('GET /api/issues/order/P-1', 500, 'INTERNAL')
    openIssue()
    expect(await screen.findByText('No issue found for this order.')).toBeVisible()
  })

  it('sends nothing but spaces never', async () => {
    const server = aServerWith(ISSUE)
    const user = openIssue()
    await user.type(await screen.findByLabelText('Message'), '   ')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(server.sent('PUT', '/api/issues/i1')).toHaveLength(0)
  })

  it('keeps a message that could not be sent', async () => {
    const server = aServerWith(ISSUE)
    server.refuses('PUT /api/issues/i1', 500, 'INTERNAL')
    const user = openIssue()
    await user.type(await screen.findByLabelText('Message'), 'Hello?')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Failed to send message')).toBeVisible()
    expect(screen.getByLabelText('Message')).toHaveValue('Hello?')
  })

  it('is raised with the subject of its order, then shows its messages', async () => {
    const server = aServerWith()
    server.gives('POST /api/issues', ISSUE)
    const user = openIssue()
    await user.type(await screen.findByLabelText('What went wrong?'), 'Leaked')
    await user.click(screen.getByRole('button', { name: 'Raise Issue' }))
    expect(within(await screen.findByRole('log')).getByText('Leaked')).toBeVisible()
    expect(server.sent('POST', '/api/issues')[0]?.body).toMatchObject({
      orderId: 'P-1',
      issueType: 'Order',
      subject: 'Issue for Order P-1',
      status: 'Open',
    })
  })

  it('can be opened again when resolved', async () => {
    const server = aServerWith({ ...ISSUE, status: 'Resolved' })
    server.gives('PUT /api/issues/i1', ISSUE)
    const user = openIssue()
    await user.click(await screen.findByRole('button', { name: 'Re-open' }))
    expect(await screen.findByText('Status: Open')).toBeVisible()
  })
})
