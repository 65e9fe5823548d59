import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { type Issue, type StaffIssue } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { anOrder, aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

type Message = Issue['messages'][number]

const asked: Message = {
  sender: '9876500000',
  role: 'user',
  message: 'One jar leaked.',
  timestamp: '2026-11-20T05:00:00.000Z',
  photo: null,
}
const answered: Message = {
  sender: 'Sujatha',
  role: 'admin',
  message: 'We send a new one.',
  timestamp: '2026-11-20T06:00:00.000Z',
  photo: null,
}
const anIssue = (part: Partial<Issue> = {}): Issue => ({
  id: 'i1',
  _id: 'i1',
  orderId: 'P-7KQ4-M2XD',
  mobileNumber: '9876500000',
  issueType: 'Order',
  subject: 'Issue for Order P-7KQ4-M2XD',
  description: '',
  status: 'Open',
  messages: [asked, answered],
  createdAt: asked.timestamp,
  updatedAt: answered.timestamp,
  ...part,
})

const aStaffIssue = (part: Partial<StaffIssue> = {}): StaffIssue => ({
  ...anIssue(),
  lastMessage: answered,
  unread: 0,
  dueAt: null,
  batchNumbers: [],
  answerBy: null,
  settleBy: null,
  notes: [],
  batches: [],
  ...part,
})

const ISSUE = 'GET /issues/order/P-7KQ4-M2XD'
const CHAT = '/dashboard/support/P-7KQ4-M2XD'

const serverWith = (issue: Issue | null = anIssue()) =>
  new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /admin/issues', page('issues', issue ? [aStaffIssue(issue)] : []))
    .on('GET /admin/issues/i1', ok(aStaffIssue()))
    .on('PUT /issues/i1/seen', ok({ unread: 0 }))
    .on('GET /admin/batch-complaints', ok([]))
    .on(ISSUE, ok({ issues: issue ? [issue] : [] }))
    .on('GET /orders/order/P-7KQ4-M2XD', ok(anOrder()))
    .listen()

const chat = async () => within(await screen.findByRole('region', { name: /^Issue for Order/ }))

describe('the list of issues', () => {
  it('shows subject, status and mobile number, and leads to the conversation', async () => {
    serverWith()
    const { person } = openConsole('/dashboard/support')
    const choice = await screen.findByRole('link', { name: /Issue for Order P-7KQ4-M2XD/ })
    expect(choice).toHaveTextContent('9876500000')
    expect(choice).toHaveTextContent('Open')
    expect(screen.getByText('Choose an issue to read and answer it.')).toBeInTheDocument()
    await person.click(choice)
    expect(await screen.findByText('One jar leaked.')).toBeInTheDocument()
    expect(window.location.pathname).toBe(CHAT)
    expect(choice).toHaveAttribute('aria-current', 'true')
  })

  it('shows what waits: unread messages, the last one, and until when it is due', async () => {
    const waiting = aStaffIssue({
      unread: 2,
      lastMessage: { ...asked, message: 'Anybody there?' },
      dueAt: '2026-11-22T05:00:00.000Z',
    })
    serverWith().on('GET /admin/issues', page('issues', [waiting]))
    openConsole('/dashboard/support')
    const choice = await screen.findByRole('link', { name: /Issue for Order/ })
    expect(choice).toHaveTextContent(/2 unread Anybody there\?/)
    expect(choice).toHaveTextContent(/(Settle by|Overdue since) 22 Nov 2026/)
  })

  it('is filtered by what is unread, overdue or about one batch', async () => {
    const server = serverWith()
    const { person } = openConsole('/dashboard/support')
    const filter = () =>
      JSON.parse(server.callsOf('GET /admin/issues').at(-1)?.query.filter ?? '{}') as Record<string, unknown>
    const pick = async (name: string, option: string) => {
      await person.click(await screen.findByRole('combobox', { name }))
      await person.click(await screen.findByRole('option', { name: option }))
    }
    await person.click(await screen.findByRole('button', { name: 'Filter' }))
    await pick('Unread', 'Unread')
    await waitFor(() => expect(filter()).toEqual({ unread: true }))
    await pick('Due', 'Overdue')
    await waitFor(() =>
      expect(filter()).toEqual({ unread: true, dueBefore: expect.stringMatching(/^20.*Z$/) as string }),
    )
    await person.type(screen.getByLabelText('Batch'), 'FG-261121-004')
    await waitFor(() => expect(filter()).toMatchObject({ batch: 'FG-261121-004' }))
  })

  it('warns of a batch that several customers complain about', async () => {
    serverWith().on(
      'GET /admin/batch-complaints',
      ok([{ batchNumber: 'FG-261121-004', complaints: 3, latestAt: '2026-11-20T05:00:00.000Z' }]),
    )
    openConsole('/dashboard/support')
    const batch = await screen.findByRole('link', { name: 'FG-261121-004: 3 complaints' })
    expect(batch).toHaveAttribute('href', '/stock-receipt/FG-261121-004')
    const filter = new URLSearchParams({ filter: '{"batch":"FG-261121-004"}' })
    expect(screen.getByRole('link', { name: 'Show these issues: FG-261121-004' })).toHaveAttribute(
      'href',
      `/dashboard/support?${filter}`,
    )
    expect(await faults()).toEqual([])
  })

  it('several are answered or resolved at once; the one that fails stays chosen and is named', async () => {
    const second = aStaffIssue({
      id: 'i2',
      _id: 'i2',
      orderId: 'P-AAAA-BBBB',
      subject: 'Issue for Order P-AAAA-BBBB',
    })
    const server = serverWith()
      .on('GET /admin/issues', page('issues', [aStaffIssue(), second]))
      .on('PUT /issues/i1', ok(anIssue()))
      .on('PUT /issues/i2', refusal(409, 'ISSUE_FULL', 'This conversation is full.'))
    const { person } = openConsole('/dashboard/support')
    await person.click(await screen.findByRole('checkbox', { name: 'Choose: Issue for Order P-7KQ4-M2XD' }))
    await person.click(screen.getByRole('checkbox', { name: 'Choose: Issue for Order P-AAAA-BBBB' }))
    const bar = within(await screen.findByRole('region', { name: 'The chosen ones' }))
    await person.click(bar.getByRole('button', { name: 'Answer the chosen (2)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer 2 issues' }))
    await person.click(await dialog.findByRole('button', { name: 'Send' }))
    expect(dialog.getByText('Write a message.')).toBeInTheDocument()
    await person.type(dialog.getByLabelText('Message *'), 'The couriers are on strike.')
    await person.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('1 customer was answered.')).toBeVisible()
    const left = within(await bar.findByRole('alert', { name: 'Not done' }))
    expect(left.getByRole('listitem')).toHaveTextContent(
      'Issue for Order P-AAAA-BBBB: This conversation is full.',
    )
    expect(bar.getByRole('status')).toHaveTextContent('1 chosen')
    expect(server.callsOf('PUT /issues/i1')[0]?.body).toEqual({ message: 'The couriers are on strike.' })
    server.on('PUT /issues/i2', ok(anIssue({ id: 'i2', status: 'Resolved' })))
    await person.click(bar.getByRole('button', { name: 'Resolve the chosen (1)' }))
    expect(await screen.findByText('1 issue is resolved.')).toBeVisible()
    expect(server.callsOf('PUT /issues/i2').at(-1)?.body).toEqual({ status: 'Resolved' })
  })

  it('says that there are no issues', async () => {
    serverWith(null)
    openConsole('/dashboard/support')
    expect(await screen.findByText('No issues yet.')).toBeInTheDocument()
  })
})

const JAR = 'Chicken Pickle, Refined peanut oil, High spice, 1 kg'

describe('the conversation', () => {
  it('opens by the id of its order, with names and times, beside the order', async () => {
    serverWith()
    openConsole(CHAT)
    const messages = within(await screen.findByRole('log', { name: 'Messages' })).getAllByRole('listitem')
    expect(messages.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Customer 9876500000One jar leaked\.20 Nov 2026, 10:30\s?am$/),
      expect.stringMatching(/^SujathaWe send a new one\.20 Nov 2026, 11:30\s?am$/),
    ])
    const order = within(await screen.findByRole('complementary', { name: 'Order Details' }))
    expect(await order.findByText('Flat 402, Road No. 3, Hyderabad, Telangana, 500060')).toBeInTheDocument()
    for (const text of ['Lakshmi N', '₹967.50', '₹118.50', `${JAR} · 1 × ₹849.00`])
      expect(order.getByText(text)).toBeInTheDocument()
    expect(await faults()).toEqual([])
  })

  it('says that it is loading', async () => {
    serverWith().on(ISSUE, 'never')
    openConsole(CHAT)
    expect(await screen.findByRole('status', { name: 'Loading conversation...' })).toBeInTheDocument()
  })

  it('says that nobody has written yet', async () => {
    serverWith(anIssue({ messages: [] }))
    openConsole(CHAT)
    expect(await screen.findByText('No messages yet.')).toBeInTheDocument()
  })

  it('says that there is no issue, also when it cannot be loaded', async () => {
    const server = serverWith(null)
    const { person } = openConsole(CHAT)
    expect(await screen.findByText('No issue found for this order.')).toBeInTheDocument()
    server.on(ISSUE, { status: 400 })
    openConsole(CHAT)
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' })
    server.on(ISSUE, ok({ issues: [anIssue()] }))
    await person.click(retry as HTMLElement)
    expect(await screen.findByText('One jar leaked.')).toBeInTheDocument()
  })

  it('counts as read what is on the screen', async () => {
    const server = serverWith()
    openConsole(CHAT)
    await screen.findByText('One jar leaked.')
    await waitFor(() => expect(server.callsOf('PUT /issues/i1/seen')[0]?.body).toEqual({ messages: 2 }))
  })

  it('shows a photo of the customer, and the batches of the jars with their complaints', async () => {
    const photo = '/api/issues/i1/photos/p1'
    serverWith(anIssue({ messages: [asked, { ...asked, message: 'Photo', photo }] })).on(
      'GET /admin/issues/i1',
      ok(
        aStaffIssue({
          answerBy: '2026-11-22T05:00:00.000Z',
          batches: [{ batchNumber: 'FG-261121-004', complaints: 2 }],
        }),
      ),
    )
    openConsole(CHAT)
    expect(await screen.findByRole('img', { name: /^Photo of the customer/ })).toHaveAttribute('src', photo)
    expect(await screen.findByRole('link', { name: 'FG-261121-004: 2 complaints' })).toBeInTheDocument()
    expect(screen.getByText(/(Answer by|Overdue since) 22 Nov 2026/)).toBeInTheDocument()
    expect(await faults()).toEqual([])
  })

  it('clears the order’s details when they cannot be fetched', async () => {
    serverWith().on('GET /orders/order/P-7KQ4-M2XD', refusal(404, 'NOT_FOUND', 'The order was not found.'))
    openConsole(CHAT)
    expect(await screen.findByText('The order was not found.')).toBeInTheDocument()
    expect(screen.queryByText('Lakshmi N')).not.toBeInTheDocument()
  })

  it('shows what the customer writes, on request and every 30 seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const server = serverWith()
    const { person } = openConsole(CHAT)
    await screen.findByText('One jar leaked.')
    const more = (message: string) => ok({ issues: [anIssue({ messages: [asked, { ...asked, message }] })] })
    server.on(ISSUE, more('And the lid?'))
    await person.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('And the lid?')).toBeInTheDocument()
    server.on(ISSUE, more('Thank you.'))
    await act(async () => jest.advanceTimersByTimeAsync(31_000))
    expect(await screen.findByText('Thank you.')).toBeInTheDocument()
    jest.useRealTimers()
  })
})

describe('answering', () => {
  const write = async (person: ReturnType<typeof openConsole>['person'], text: string) => {
    await person.type(await screen.findByLabelText('Message'), text)
    await person.click(screen.getByRole('button', { name: 'Send' }))
  }

  it('sends the trimmed text and shows it', async () => {
    const server = serverWith()
    const own = { ...answered, message: 'Sent today.' }
    server.on('PUT /issues/i1', ok(anIssue({ messages: [asked, answered, own] })))
    const { person } = openConsole(CHAT)
    await write(person, '  Sent today. ')
    expect(await screen.findByText('Sent today.')).toBeInTheDocument()
    expect(server.callsOf('PUT /issues/i1')[0]?.body).toEqual({ message: 'Sent today.' })
    expect(screen.getByLabelText('Message')).toHaveValue('')
    expect(screen.getByLabelText('Message')).toHaveFocus()
  })

  it('never sends a text of spaces alone', async () => {
    const server = serverWith()
    const { person } = openConsole(CHAT)
    await write(person, '   ')
    expect(server.callsOf('PUT /issues/i1')).toHaveLength(0)
  })

  it('keeps what could not be sent, and says so', async () => {
    const server = serverWith()
    server.on('PUT /issues/i1', { status: 500 })
    const { person } = openConsole(CHAT)
    await write(person, 'Hello?')
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument()
    expect(screen.getByLabelText('Message')).toHaveValue('Hello?')
  })

  it('is there again after a closed tab, for its writer alone, and gone once it arrived', async () => {
    const again = () => {
      cleanup()
      return openConsole(CHAT, { keeps: true }).person
    }
    const server = serverWith()
    const { person } = openConsole(CHAT)
    await person.type(await screen.findByLabelText('Message'), 'We are looking')
    await person.type(await screen.findByLabelText('Note'), 'Lid machine')
    server.on('GET /session', ok(aSession({ role: 'ops', mobileNumber: '9000000009' })))
    again()
    expect(await screen.findByLabelText('Message')).toHaveValue('')
    server.on('GET /session', ok(aSession({ role: 'ops' })))
    const back = again()
    expect(await screen.findByLabelText('Message')).toHaveValue('We are looking')
    expect(await screen.findByLabelText('Note')).toHaveValue('Lid machine')
    server.on('PUT /issues/i1', ok(anIssue()))
    await back.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''))
    again()
    expect(await screen.findByLabelText('Message')).toHaveValue('')
    expect(await screen.findByLabelText('Note')).toHaveValue('Lid machine')
  })
})

describe('ready answers', () => {
  const READY = 'GET /admin/issues/i1/ready-answers'
  const choose = async (person: ReturnType<typeof openConsole>['person'], name: string) => {
    await person.click(await screen.findByRole('button', { name: 'Ready answers' }))
    await person.click(await screen.findByRole('menuitem', { name }))
  }

  it('go into the message behind what was typed, to be read before they are sent', async () => {
    const server = serverWith()
    server.on(READY, ok([{ title: 'Photo', text: 'Dear Lakshmi, please send a photo.' }]))
    const { person } = openConsole(CHAT)
    await person.type(await screen.findByLabelText('Message'), 'Good morning.')
    await choose(person, 'Photo')
    await waitFor(() =>
      expect(screen.getByLabelText('Message')).toHaveValue(
        'Good morning.\n\nDear Lakshmi, please send a photo.',
      ),
    )
    expect(server.callsOf('PUT /issues/i1')).toHaveLength(0)
    server.on('PUT /issues/i1', ok(anIssue()))
    await person.type(screen.getByLabelText('Message'), '{Enter}')
    await waitFor(() => expect(server.callsOf('PUT /issues/i1')).toHaveLength(1))
  })

  it('are followed by the next customer who waits, where the keyboard goes on', async () => {
    const server = serverWith()
    server.on('PUT /issues/i1', ok(anIssue()))
    const { person } = openConsole(CHAT)
    const asked = server.callsOf('GET /admin/issues').length
    await person.type(await screen.findByLabelText('Message'), 'It leaves today.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(server.callsOf('PUT /issues/i1')).toHaveLength(1))
    await waitFor(() => expect(server.callsOf('GET /admin/issues').length).toBeGreaterThan(asked))
    expect(await screen.findByText('No other issue of this list waits for an answer.')).toBeVisible()
  })

  it('are edited by admins in the settings; ops reads that there are none', async () => {
    const server = serverWith()
    server.on(READY, ok([]))
    const { person } = openConsole(CHAT)
    await person.click(await screen.findByRole('button', { name: 'Ready answers' }))
    expect(await screen.findByText(/^There are none/)).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: 'Edit ready answers' })).not.toBeInTheDocument()
  })
})

describe('notes for staff', () => {
  it('are kept apart from the conversation, and emptied once kept', async () => {
    const server = serverWith()
    const note = { by: 'Ramesh', at: '2026-11-20T07:00:00.000Z', text: 'The lid machine was loose.' }
    server.on('POST /admin/issues/i1/notes', ok(aStaffIssue({ notes: [note] })))
    const { person } = openConsole(CHAT)
    const notes = within(await screen.findByRole('region', { name: 'Notes for staff' }))
    expect(notes.getByText('The customer never reads them.')).toBeInTheDocument()
    await person.click(notes.getByRole('button', { name: 'Keep the note' }))
    await person.type(notes.getByLabelText('Note'), ' The lid machine was loose. ')
    await person.click(notes.getByRole('button', { name: 'Keep the note' }))
    expect(await notes.findByText('The lid machine was loose.')).toBeInTheDocument()
    expect(notes.getByLabelText('Note')).toHaveValue('')
    expect(server.callsOf('POST /admin/issues/i1/notes').map(({ body }) => body)).toEqual([
      { text: note.text },
    ])
    expect(server.callsOf('PUT /issues/i1')).toHaveLength(0)
  })
})

describe('the status', () => {
  const choose = async (person: ReturnType<typeof openConsole>['person'], name: string) => {
    await person.click((await chat()).getByRole('combobox', { name: 'Status' }))
    await person.click(await screen.findByRole('option', { name }))
  }

  it('is set either way', async () => {
    const server = serverWith()
    server.on('PUT /issues/i1', ok(anIssue({ status: 'Resolved' })))
    const { person } = openConsole(CHAT)
    await choose(person, 'Resolved')
    expect(await screen.findByText('The issue is Resolved now.')).toBeInTheDocument()
    expect(server.callsOf('PUT /issues/i1')[0]?.body).toEqual({ status: 'Resolved' })
    await waitFor(async () =>
      expect((await chat()).getByRole('combobox', { name: 'Status' })).toHaveTextContent('Resolved'),
    )
  })

  it('stays when the server does not take it, and the screen says so', async () => {
    const server = serverWith()
    server.on('PUT /issues/i1', { status: 500 })
    const { person } = openConsole(CHAT)
    await choose(person, 'Resolved')
    expect(await screen.findByText('Failed to update status')).toBeInTheDocument()
    expect((await chat()).getByRole('combobox', { name: 'Status' })).toHaveTextContent('Open')
  })
})
