import { screen } from '@testing-library/react'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const subscriber = {
  id: 's1',
  email: 'asha@example.in',
  active: true,
  consentAt: '2026-11-20T10:00:00Z',
  consentVersion: 'emails-1',
  consentText: 'We write about once a month.',
  unsubscribedAt: null,
  unsubscribeLink: 'https://jaadi.example/unsubscribe/token',
}
const serverAs = (role: 'admin' | 'ops') =>
  new FakeServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /admin/issues', page('issues', []))
    .on('GET /admin/subscribers', page('subscribers', [subscriber]))
    .listen()

it('the list of subscribers shows who asked for emails, to what they agreed, and the link that ends them', async () => {
  serverAs('admin')
  const { person } = openConsole('/dashboard/support')
  await person.click(await screen.findByRole('link', { name: 'Email subscribers' }))
  const row = await screen.findByRole('row', { name: /asha@example.in/ })
  expect(row).toHaveTextContent('We write about once a month.')
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', subscriber.unsubscribeLink)
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
})

it('the list of subscribers is not for packers', async () => {
  const server = serverAs('ops')
  openConsole('/dashboard/support')
  await screen.findByText('No issues yet.')
  expect(screen.queryByRole('link', { name: 'Email subscribers' })).not.toBeInTheDocument()
  openConsole('/dashboard/subscribers')
  expect(await screen.findByText('Your role cannot open this screen. An admin can.')).toBeInTheDocument()
  expect(server.callsOf('GET /admin/subscribers')).toHaveLength(0)
})
