import { screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const entry = (id: string, action: string, changes: object[], subject = '') => ({
  id,
  at: '2026-11-21T12:41:00.000Z',
  actor: '9000000001',
  actorRole: 'admin',
  action,
  subject,
  address: '203.0.113.7',
  userAgent: 'Firefox',
  changes,
})

function open(...entries: object[]) {
  const server = new FakeServer().on('GET /session', ok(aSession()))
  server.on('GET /admin/audit', page('audit', entries)).listen()
  return { server, ...openConsole('/dashboard/audit') }
}

describe('the audit log', () => {
  it('shows events in words, money in rupees and quantities in units', async () => {
    open(
      entry('1', 'sign-in.done', []),
      entry(
        '2',
        'product.changed',
        [
          { field: 'pricePaise', before: 84900, after: 88000 },
          { field: 'lowStockMilli', before: 4000, after: 2500 },
        ],
        'product:FG-0007',
      ),
      entry('3', 'POST /api/admin/jobs/:name', []),
    )
    expect(await screen.findByText('Logged in')).toBeVisible()
    expect(screen.getByText('Changed a product')).toBeVisible()
    expect(screen.getByText('Price: ₹849.00 → ₹880.00')).toBeVisible()
    expect(screen.getByText('Low stock: 4 → 2.5')).toBeVisible()
    expect(screen.getByText('POST /api/admin/jobs/:name')).toBeVisible()
  })

  it('begins with what staff did, and has the rest by its filter', async () => {
    const { server } = open(entry('1', 'expense.deleted', []))
    expect(await screen.findByText(/^Deleted an expense/)).toBeVisible()
    const [asked] = server.callsOf('GET /admin/audit')
    expect(JSON.parse(asked?.query['filter'] ?? '{}')).toEqual({ actorRole: ['ops', 'admin'] })
  })

  it('finds one of many kinds of things by typing', async () => {
    const { server, person } = open(entry('1', 'expense.deleted', []))
    await person.click(await screen.findByRole('button', { name: 'Filter (1)' }))
    await person.type(await screen.findByRole('combobox', { name: 'What about' }), 'suppl')
    await person.click(await screen.findByRole('option', { name: 'Suppliers' }))
    await waitFor(() =>
      expect(JSON.parse(server.callsOf('GET /admin/audit').at(-1)?.query['filter'] ?? '{}')).toMatchObject({
        action: 'supplier.',
      }),
    )
  })

  it('folds away many changes, and shows only the set fields of a new record', async () => {
    const { person } = open(
      entry(
        '1',
        'product.created',
        [
          { field: 'name', after: 'Rock salt' },
          { field: 'description', after: '<p>From <b>Kutch</b></p>' },
          { field: 'activeFlag', after: true },
          { field: 'pictures', after: '[]' },
        ],
        'product:RM-0001',
      ),
    )
    const fold = await screen.findByText('3 changes')
    const changes = fold.closest('details') as HTMLElement
    expect(changes).not.toHaveAttribute('open')
    await person.click(fold)
    const lines = within(changes).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Name: Rock salt',
      'Description: From Kutch',
      'Status: Yes',
    ])
    expect(await faults()).toEqual([])
  })
})
