import { screen } from '@testing-library/react'
import { aSession } from '../testing/builders.js'
import { FakeServer, ok } from '../testing/fake-server.js'
import { openConsole } from '../testing/open-console.js'

it('says that the server has another console than the page that is open', async () => {
  const script = document.createElement('script')
  script.src = '/assets/console/index-old.js'
  script.type = 'text/plain'
  document.head.append(script)
  const answer = { ...ok(aSession()), headers: { 'console-release': 'index-old' } }
  const server = new FakeServer().on('GET /session', answer).listen()
  openConsole('/bom')
  await screen.findByRole('main')
  expect(screen.queryByText(/newer console/)).not.toBeInTheDocument()
  server.on('GET /admin/boms', {
    ...ok([]),
    headers: { 'console-release': 'index-new', 'content-range': 'boms 0-0/0' },
  })
  openConsole('/bom')
  expect(
    await screen.findByText('There is a newer console. It is loaded with the next screen.'),
  ).toBeVisible()
})
