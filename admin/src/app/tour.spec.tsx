import { screen, waitFor, within } from '@testing-library/react'
import { faults } from '../testing/axe.js'
import { aSession, aSummary } from '../testing/builders.js'
import { FakeServer, ok } from '../testing/fake-server.js'
import { openConsole } from '../testing/open-console.js'

function open(address: string, keeps = false) {
  new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /dashboard/summary', ok(aSummary()))
    .listen()
  return openConsole(address, { keeps, rail: true })
}
const card = (name: string) => screen.findByRole('dialog', { name })

it('the tour is offered once, goes on by arrow keys, and is left by Escape', async () => {
  const { person } = open('/dashboard')
  const offer = within(await screen.findByRole('note'))
  await person.click(offer.getByRole('button', { name: 'Show me around' }))
  expect(await card('What waits for you')).toHaveFocus()
  expect(screen.getByText('Step 1 of 5')).toBeVisible()
  expect(await faults()).toEqual([])
  await person.keyboard('{ArrowRight}{ArrowRight}')
  expect(await card('Search everything')).toHaveFocus()
  await person.keyboard('{ArrowLeft}')
  expect(await card('All screens')).toHaveFocus()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByText(/^New here\?/)).not.toBeInTheDocument()
})

it('the tour that somebody did not want is offered no more, and begins from the menu', async () => {
  const { person } = open('/dashboard')
  await person.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByText(/^New here\?/)).not.toBeInTheDocument()
  await person.click(screen.getByRole('link', { name: 'Take an order' }))
  await person.click(screen.getByRole('button', { name: 'Show me around' }))
  await card('What waits for you')
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
  for (const name of ['All screens', 'Search everything', 'Take an order', 'Before real sales']) {
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await card(name)
  }
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
