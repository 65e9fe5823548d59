import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { aShop } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const ISSUE = {
  _id: 'i1',
  orderId: 'P-1',
  subject: 'Issue for Order P-1',
  description: 'Leaked',
  status: 'Open',
  messages: [{ sender: '98', role: 'user', message: 'Leaked', timestamp: '2026-11-20T10:00:00Z' }],
}

function aServerWith(...issues: unknown[]) {
  const server = aServer()
  logInAs(server)
  server.gives('PUT /api/issues/i1/seen', { unread: 0 })
  server.gives('GET /api/issues/order/P-1', { issues })
  return server
}

const openIssue = () => openShop('/userhomepage', { tab: 'issue', orderId: 'P-1' })

describe('the issue of an order', () => {
  it('counts as missing when it cannot be loaded', async () => {
    const server = aServerWith()
    server.refuses('GET /api/issues/order/P-1', 500, 'INTERNAL')
    openIssue()
    expect(await screen.findByText('No issue found for this order.')).toBeVisible()
  })

  it.each([
    [null, 'Report problems within 48 hours of delivery.'],
    [
      '9000000007',
      'Report problems within 48 hours of delivery, if you can with a photo by WhatsApp to 9000000007.',
    ],
  ])('asks for a photo where there is a number for it: %s', async (whatsapp, hint) => {
    const server = aServerWith()
    server.gives('GET /api/shop', aShop({ social: { ...aShop().social, whatsapp } }))
    openIssue()
    expect(await screen.findByText(hint)).toBeVisible()
  })

  it('says so while it loads', async () => {
    const server = aServerWith()
    server.on('GET /api/issues/order/P-1', () => new Promise(() => undefined))
    openIssue()
    expect(await screen.findByText('Loading conversation...')).toBeVisible()
  })

  it('is asked for again after a failed fetch, without offering a second issue', async () => {
    const server = aServerWith()
    server.unreachable('GET /api/issues/order/P-1')
    const user = openIssue()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('button', { name: 'Raise Issue' })).not.toBeInTheDocument()
    server.gives('GET /api/issues/order/P-1', { issues: [ISSUE] })
    await user.click(again)
    expect(await screen.findByText('Leaked')).toBeVisible()
  })

  it('says when nobody has written yet', async () => {
    aServerWith({ ...ISSUE, messages: [] })
    openIssue()
    expect(await screen.findByText('No messages yet.')).toBeVisible()
  })

  it('shows what the shop answers, every 30 seconds and on request', async () => {
    const server = aServerWith(ISSUE)
    const answered = (message: string) => ({
      issues: [
        {
          ...ISSUE,
          messages: [
            ...ISSUE.messages,
            { sender: 'x', role: 'admin', message, timestamp: '2026-11-20T11:00:00Z' },
          ],
        },
      ],
    })
    const ticks: (() => void)[] = []
    const every = jest.spyOn(window, 'setInterval').mockImplementation(((work: () => void, ms: number) => {
      if (ms === 30_000) ticks.push(work)
      return 0
    }) as typeof setInterval)
    const user = openIssue()
    await screen.findByText('Leaked')
    every.mockRestore()
    server.gives('GET /api/issues/order/P-1', answered('We send a new lid.'))
    await act(async () => ticks.forEach((tick) => tick()))
    expect(await screen.findByText('We send a new lid.')).toBeVisible()
    server.gives('GET /api/issues/order/P-1', answered('It is on its way.'))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('It is on its way.')).toBeVisible()
  })

  it('keeps the conversation when it cannot be refreshed, and says so', async () => {
    const server = aServerWith(ISSUE)
    const user = openIssue()
    await screen.findByText('Leaked')
    server.unreachable('GET /api/issues/order/P-1')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/could not be refreshed/)).toBeVisible()
    expect(screen.getByText('Leaked')).toBeVisible()
  })

  it('says when it could not be opened again', async () => {
    const server = aServerWith({ ...ISSUE, status: 'Resolved' })
    server.refuses('PUT /api/issues/i1', 500, 'INTERNAL')
    const user = openIssue()
    await user.click(await screen.findByRole('button', { name: 'Re-open' }))
    expect(await screen.findByText('Failed to update status')).toBeVisible()
  })
})

describe('the issue of an order, written to', () => {
  it('never sends a text of spaces alone', async () => {
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

  it('sends a message again under its key, and another one under its own', async () => {
    const server = aServerWith(ISSUE)
    server.unreachable('PUT /api/issues/i1')
    const user = openIssue()
    const send = () => user.click(screen.getByRole('button', { name: 'Send' }))
    await user.type(await screen.findByLabelText('Message'), 'Hello?')
    await send()
    expect(await screen.findByText('Failed to send message')).toBeVisible()
    server.gives('PUT /api/issues/i1', ISSUE)
    await send()
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''))
    await user.type(screen.getByLabelText('Message'), 'Hello?')
    await send()
    await waitFor(() => expect(server.sent('PUT', '/api/issues/i1')).toHaveLength(3))
    const keys = server.sent('PUT', '/api/issues/i1').map(({ headers }) => headers['Idempotency-Key'])
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('says how long to wait after very many, in the words of the server', async () => {
    const server = aServerWith({ ...ISSUE, status: 'Resolved' })
    const wait = 'You have sent too many messages. Please try again in 12 minutes.'
    server.refuses('PUT /api/issues/i1', 429, 'TOO_MANY_REQUESTS', wait)
    const user = openIssue()
    await user.click(await screen.findByRole('button', { name: 'Re-open' }))
    expect(await screen.findByText(wait)).toBeVisible()
    await user.type(screen.getByLabelText('Message'), 'Hello?')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getAllByText(wait)).toHaveLength(2))
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
      messages: [{ message: 'Hi, I have an issue with this order.' }, { message: 'Leaked' }],
    })
  })

  it('keeps what was typed when the page is opened again, until it is sent', async () => {
    const server = aServerWith()
    server.gives('POST /api/issues', ISSUE)
    await openIssue().type(await screen.findByLabelText('What went wrong?'), 'Leaked')
    cleanup()
    const user = openIssue()
    expect(await screen.findByLabelText('What went wrong?')).toHaveValue('Leaked')
    await user.click(screen.getByRole('button', { name: 'Raise Issue' }))
    await user.type(await screen.findByLabelText('Message'), 'Hello?')
    cleanup()
    server.gives('GET /api/issues/order/P-1', { issues: [ISSUE] })
    openIssue()
    expect(await screen.findByLabelText('Message')).toHaveValue('Hello?')
  })

  it('asks for nothing again that arrived although its answer was lost', async () => {
    const server = aServerWith()
    server.unreachable('POST /api/issues')
    const user = openIssue()
    await user.type(await screen.findByLabelText('What went wrong?'), 'Leaked')
    await user.click(screen.getByRole('button', { name: 'Raise Issue' }))
    cleanup()
    server.gives('GET /api/issues/order/P-1', { issues: [ISSUE] })
    openIssue()
    expect(await screen.findByLabelText('Message')).toHaveValue('')
  })

  it('goes into the issue that another tab has raised meanwhile', async () => {
    const server = aServerWith()
    const user = openIssue()
    await user.type(await screen.findByLabelText('What went wrong?'), 'And the label is wet')
    server.refuses('POST /api/issues', 409, 'ISSUE_EXISTS', 'Order P-1 has an issue already.')
    server.gives('GET /api/issues/order/P-1', { issues: [ISSUE] })
    server.gives('PUT /api/issues/i1', ISSUE)
    await user.click(screen.getByRole('button', { name: 'Raise Issue' }))
    expect(await screen.findByRole('log')).toBeVisible()
    expect(server.sent('PUT', '/api/issues/i1')[0]?.body).toEqual({ message: 'And the label is wet' })
  })

  it('can be opened again when resolved', async () => {
    const server = aServerWith({ ...ISSUE, status: 'Resolved' })
    server.gives('PUT /api/issues/i1', ISSUE)
    const user = openIssue()
    await user.click(await screen.findByRole('button', { name: 'Re-open' }))
    expect(await screen.findByText('Status: Open')).toBeVisible()
  })
})

describe('photos in the issue of an order', () => {
  const aPhoto = (name = 'jar.jpg') => new File(['x'], name, { type: 'image/jpeg' })
  const withPhoto = {
    ...ISSUE,
    messages: [
      ...ISSUE.messages,
      {
        sender: '98',
        role: 'user',
        message: 'Photo',
        timestamp: '2026-11-20T11:00:00Z',
        photo: '/api/issues/i1/photos/p1',
      },
    ],
  }

  it('are sent as soon as they are chosen, and stand in the conversation', async () => {
    const server = aServerWith(ISSUE)
    server.gives('POST /api/issues/i1/photos', withPhoto)
    const user = openIssue()
    await user.upload(await screen.findByLabelText('Add a photo'), aPhoto())
    expect(await screen.findByRole('img', { name: /^Your photo, 20 Nov/ })).toHaveAttribute(
      'src',
      '/api/issues/i1/photos/p1',
    )
  })

  it('that are refused say why, in the words of the server', async () => {
    const server = aServerWith(ISSUE)
    const sentence = 'The picture is too small: 20 × 20 px. Each side needs 200 px or more.'
    server.refuses('POST /api/issues/i1/photos', 400, 'PICTURE_SIZE', sentence)
    const user = openIssue()
    await user.upload(await screen.findByLabelText('Add a photo'), aPhoto())
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('are sent when the issue is raised, without those that were removed again', async () => {
    const server = aServerWith()
    server.gives('POST /api/issues', ISSUE)
    server.gives('POST /api/issues/i1/photos', withPhoto)
    const user = openIssue()
    await user.upload(await screen.findByLabelText('Add a photo'), aPhoto())
    await user.upload(screen.getByLabelText('Add a photo'), aPhoto('cat.jpg'))
    await user.click(screen.getByRole('button', { name: 'Remove the photo cat.jpg' }))
    await user.type(screen.getByLabelText('What went wrong?'), 'Leaked')
    await user.click(screen.getByRole('button', { name: 'Raise Issue' }))
    expect(await screen.findByRole('img', { name: /^Your photo/ })).toBeVisible()
    expect(server.sent('POST', '/api/issues/i1/photos')).toHaveLength(1)
  })

  it('that wait are sent by the next press when the answer was lost', async () => {
    const server = aServerWith()
    server.unreachable('POST /api/issues')
    const user = openIssue()
    await user.upload(await screen.findByLabelText('Add a photo'), aPhoto())
    await user.type(screen.getByLabelText('What went wrong?'), 'Leaked')
    await user.click(screen.getByRole('button', { name: 'Raise Issue' }))
    expect(
      await screen.findByText(/^You seem to be offline\. What you wrote and chose is kept\./),
    ).toBeVisible()
    server.refuses('POST /api/issues', 409, 'ISSUE_EXISTS', 'Order P-1 has an issue already.')
    server.gives('GET /api/issues/order/P-1', { issues: [ISSUE] })
    server.gives('POST /api/issues/i1/photos', withPhoto)
    await user.click(screen.getByRole('button', { name: 'Raise Issue' }))
    expect(await screen.findByRole('img', { name: /^Your photo/ })).toBeVisible()
    expect(server.sent('PUT', '/api/issues/i1')).toHaveLength(0)
  })

  it('that wait stay on the screen when the issue is read meanwhile', async () => {
    const server = aServerWith()
    const ticks: (() => void)[] = []
    const every = jest.spyOn(window, 'setInterval').mockImplementation(((work: () => void, ms: number) => {
      if (ms === 30_000) ticks.push(work)
      return 0
    }) as typeof setInterval)
    const user = openIssue()
    await user.upload(await screen.findByLabelText('Add a photo'), aPhoto())
    every.mockRestore()
    server.gives('GET /api/issues/order/P-1', { issues: [ISSUE] })
    await act(async () => ticks.forEach((tick) => tick()))
    expect(screen.getByText('jar.jpg')).toBeVisible()
  })

  it('that are refused take no other along, and are named', async () => {
    const server = aServerWith()
    server.gives('POST /api/issues', ISSUE)
    server.refuses('POST /api/issues/i1/photos', 400, 'PICTURE_SIZE', 'This is no picture.')
    const user = openIssue()
    await user.upload(await screen.findByLabelText('Add a photo'), aPhoto('paper.jpg'))
    await user.upload(screen.getByLabelText('Add a photo'), aPhoto())
    await user.type(screen.getByLabelText('What went wrong?'), 'Leaked')
    await user.click(screen.getByRole('button', { name: 'Raise Issue' }))
    expect(await screen.findByText(/not every photo was sent\. paper\.jpg, jar\.jpg: This/)).toBeVisible()
    expect(server.sent('POST', '/api/issues/i1/photos')).toHaveLength(2)
  })

  it('that do not arrive leave the issue raised, and the screen says so', async () => {
    const server = aServerWith()
    server.gives('POST /api/issues', ISSUE)
    server.unreachable('POST /api/issues/i1/photos')
    const user = openIssue()
    await user.upload(await screen.findByLabelText('Add a photo'), aPhoto())
    await user.type(screen.getByLabelText('What went wrong?'), 'Leaked')
    await user.click(screen.getByRole('button', { name: 'Raise Issue' }))
    expect(
      await screen.findByText(/^The issue was raised, but not every photo was sent\./),
    ).toHaveTextContent(
      'jar.jpg: You seem to be offline. Choose the photo again when the connection is back.',
    )
    expect(within(screen.getByRole('log')).getByText('Leaked')).toBeVisible()
  })
})

describe('answers that were not read', () => {
  it('count as read when they are on the screen', async () => {
    const server = aServerWith(ISSUE)
    openIssue()
    await screen.findByText('Leaked')
    await waitFor(() => expect(server.sent('PUT', '/api/issues/i1/seen')[0]?.body).toEqual({ messages: 1 }))
  })
})
