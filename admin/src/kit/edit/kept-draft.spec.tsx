import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Employee } from '../../api/api-types.js'
import { faults } from '../../testing/axe.js'
import { aSession } from '../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../testing/fake-server.js'
import { openConsole, type Person } from '../../testing/open-console.js'
import { put, retype } from '../../testing/product-form.js'

const LIST = '/dashboard/employees'
const EDIT = `${LIST}/e1`
const asha = { id: 'e1', name: 'Asha Rao', mobileNumber: '9000000003', role: 'ops', version: 3 } as Employee

const staffServer = () =>
  new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /shop', ok({}))
    .on('GET /admin/employees', page('employees', [asha]))
    .on('GET /admin/employees/e1', ok(asha))
    .listen()
const offer = () => screen.findByText(/^What you typed here at .+ was not saved\./)
const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Save' }))

/** Closes the tab, and opens the address again in the same browser. */
function reopen(address: string, rail = false) {
  cleanup()
  return openConsole(address, { keeps: true, rail })
}
/** Opens the form again: nothing is offered. */
async function expectNothing() {
  reopen(EDIT)
  await screen.findByLabelText('Name *')
  // What is offered comes with the keys, a moment after the fields.
  await waitFor(() => expect(document.querySelector('[data-form-keys]')).not.toBeNull())
  expect(screen.queryByText(/was not saved/)).toBeNull()
}

describe('what is typed into a form', () => {
  it('is offered when the form is opened again, put back, and gone once it is saved', async () => {
    const server = staffServer().on('PUT /admin/employees/e1', ok({ ...asha, name: 'Asha R', version: 4 }))
    const { person } = openConsole(EDIT)
    await retype(person, 'Name *', 'Asha R')
    const again = reopen(EDIT).person
    await offer()
    expect(screen.getByLabelText('Name *')).toHaveValue('Asha Rao')
    expect(await faults()).toEqual([])
    await again.click(screen.getByRole('button', { name: 'Put it back' }))
    expect(screen.getByLabelText('Name *')).toHaveValue('Asha R')
    expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull()
    await save(again)
    await screen.findByText('Asha R was saved.')
    expect(server.callsOf('PUT /admin/employees/e1')[0]?.body).toMatchObject({ name: 'Asha R', version: 3 })
    await expectNothing()
  })

  it('is dropped by “Drop it”, by Cancel, and by leaving on purpose', async () => {
    staffServer()
    await retype(openConsole(EDIT).person, 'Name *', 'Asha R')
    const second = reopen(EDIT).person
    await offer()
    await second.click(screen.getByRole('button', { name: 'Drop it' }))
    await retype(second, 'Name *', 'Usha')
    await second.click(screen.getByRole('link', { name: 'Cancel' }))
    await waitFor(() => expect(window.location.pathname).toBe(LIST))
    const third = reopen(EDIT, true).person
    await retype(third, 'Name *', 'Nisha')
    expect(screen.queryByText(/was not saved/)).toBeNull()
    await third.click(screen.getByRole('link', { name: 'Jaadi' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await third.click(within(dialog).getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
    await expectNothing()
  })

  it('says what somebody has changed since', async () => {
    const server = staffServer()
    await retype(openConsole(EDIT).person, 'Name *', 'Asha R')
    server.on('GET /admin/employees/e1', ok({ ...asha, name: 'Asha Devi', version: 4 }))
    reopen(EDIT)
    expect(await offer()).toHaveTextContent('Somebody has changed this since: Name.')
    server.on('GET /admin/employees/e1', ok({ ...asha, role: 'admin', version: 4 }))
    reopen(EDIT)
    expect(await offer()).toHaveTextContent('but nothing that you changed')
  })

  it('is another person’s alone, and forgotten after a week', async () => {
    const server = staffServer()
    await retype(openConsole(EDIT).person, 'Name *', 'Asha R')
    server.on('GET /session', ok(aSession({ mobileNumber: '9000000002' })))
    await expectNothing()
    server.on('GET /session', ok(aSession()))
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 8 * 86_400_000)
    await expectNothing()
    clock.mockRestore()
  })

  it('is not kept where it is a PIN', async () => {
    staffServer().on('POST /admin/employees', refusal(400, 'VALIDATION_FAILED', 'The number is taken.'))
    const { person } = openConsole(`${LIST}/create`)
    await put(person, await screen.findByLabelText('Name *'), 'Asha')
    await put(person, screen.getByLabelText('PIN *'), '482915')
    const closing = new Event('beforeunload', { cancelable: true })
    await waitFor(() => {
      window.dispatchEvent(closing)
      expect(closing.defaultPrevented).toBe(true)
    })
    expect(JSON.stringify({ ...localStorage })).not.toContain('482915')
    const again = reopen(`${LIST}/create`).person
    await offer()
    await again.click(screen.getByRole('button', { name: 'Put it back' }))
    expect(screen.getByLabelText('Name *')).toHaveValue('Asha')
    expect(screen.getByLabelText('PIN *')).toHaveValue('')
  })

  it('says that it was sent when no answer came; sent again, it goes under the same key', async () => {
    const server = staffServer()
      .on('GET /admin/expenses', page('expenses', []))
      .on('GET /admin/expenses/summary', ok({ subtotals: [], total: 0 }))
      .on('POST /admin/expenses', () => {
        throw new TypeError('The connection broke.')
      })
    const start = async ({ person }: ReturnType<typeof openConsole>) => {
      await person.click(await screen.findByRole('button', { name: 'Create Expense' }))
      return person
    }
    const fill = async (person: Person) => {
      await put(person, await screen.findByLabelText(/^Amount/), '₹1,250.50')
      // The other one filters the list.
      await person.click(screen.getAllByRole('combobox', { name: /^Type/ })[0] as HTMLElement)
      await person.click(await screen.findByRole('option', { name: 'Fuel' }))
    }
    await fill(await start(openConsole('/expenses')))
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    await screen.findByText('Failed to create expense .')
    const person = await start(reopen('/expenses'))
    expect(await offer()).toHaveTextContent('no answer came: it may have arrived')
    await person.click(screen.getByRole('button', { name: 'Put it back' }))
    server.on('POST /admin/expenses', ok({ id: 'e1', version: 0 }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.callsOf('POST /admin/expenses')).toHaveLength(2))
    const [first, second] = server.callsOf('POST /admin/expenses')
    expect(second?.body).toEqual(first?.body)
    expect(second?.key).toBe(first?.key)
    expect(first?.body).toMatchObject({ amount: 1250.5, type: 'Fuel' })
  })
})

describe('the keys of a form', () => {
  it('Ctrl-S saves; Escape leaves, and asks when something would be lost', async () => {
    const server = staffServer().on('PUT /admin/employees/e1', ok({ ...asha, name: 'Asha R', version: 4 }))
    const { person } = openConsole(EDIT)
    await retype(person, 'Name *', 'Asha R')
    await person.keyboard('{Escape}')
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await person.keyboard('{Control>}s{/Control}')
    expect(server.callsOf('PUT /admin/employees/e1')).toHaveLength(0)
    await person.click(within(dialog).getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(screen.getByLabelText('Name *'))
    await person.keyboard('{Control>}s{/Control}')
    await screen.findByText('Asha R was saved.')
    reopen(EDIT)
    await screen.findByLabelText('Name *')
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: 'Escape' })
      expect(window.location.pathname).toBe(LIST)
    })
  })

  it('Escape closes the list of a choice before it leaves the form', async () => {
    staffServer()
    const { person } = openConsole(EDIT)
    await person.click(await screen.findByRole('combobox', { name: /^Role/ }))
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(window.location.pathname).toBe(EDIT)
  })
})
