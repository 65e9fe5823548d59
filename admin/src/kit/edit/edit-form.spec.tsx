import '../../screens/shop/employees/words.js'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Notification, TextInput } from 'react-admin'
import { dataProvider } from '../../api/data-provider.js'
import { createQueryClient } from '../../api/query-client.js'
import { faults } from '../../testing/axe.js'
import { type Answer, FakeServer, ok, refusal } from '../../testing/fake-server.js'
import { theme } from '../theme/theme.js'
import { Refusals } from '../ui/Refusals.js'
import { i18nProvider } from '../words/i18n-provider.js'
import { DeleteButton } from './DeleteButton.js'
import { EditForm } from './EditForm.js'

beforeEach(() => localStorage.clear())

const shelf = { id: 's1', name: 'Top shelf', email: 'top@example.com', address: 'Left', version: 3, jars: 12 }

function conflictWith(current: object): Answer {
  const error = 'The shelf was changed by somebody else while you were editing it.'
  return { status: 409, body: { error, message: error, code: 'EDIT_CONFLICT', details: { current } } }
}

function openShelf(server: FakeServer) {
  server.on('GET /admin/outlets/s1', ok(shelf)).listen()
  const person = userEvent.setup()
  render(
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={createQueryClient(false)}
      theme={theme}
    >
      <Refusals>
        <EditForm<typeof shelf>
          resource="outlets"
          id="s1"
          fields={['name', 'email', 'address']}
          saved="employees.saved"
          nameOf={({ name }) => name}
          below={(record) => (
            <DeleteButton
              resource="outlets"
              record={record}
              name={record.name}
              title="employees.disableTitle"
              text="employees.saved"
              deleted="employees.enabledNow"
            />
          )}
        >
          <TextInput source="name" />
          <TextInput source="email" />
          <TextInput source="address" />
        </EditForm>
      </Refusals>
      <Notification />
    </AdminContext>,
  )
  return person
}

async function retype(person: ReturnType<typeof openShelf>, label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await person.clear(field)
  await person.type(field, text)
}
const save = (person: ReturnType<typeof openShelf>) =>
  person.click(screen.getByRole('button', { name: 'Save' }))

describe('a form for a record', () => {
  it('sends the fields it changes and the version they started from', async () => {
    const server = new FakeServer().on(
      'PUT /admin/outlets/s1',
      ok({ ...shelf, name: 'Low shelf', version: 4 }),
    )
    const person = openShelf(server)
    await retype(person, 'Name', 'Low shelf')
    await save(person)
    expect(await screen.findByText('Low shelf was saved.')).toBeInTheDocument()
    const { name, email, address, version } = { ...shelf, name: 'Low shelf' }
    expect(server.callsOf('PUT /admin/outlets/s1')[0]?.body).toEqual({ name, email, address, version })
  })

  it('shows a refusal, keeps typed text, and moves to the field that it names', async () => {
    const error = 'The name is taken.'
    const refused = {
      status: 400,
      body: { error, code: 'VALIDATION_FAILED', details: { fields: { email: 'No such mailbox.' } } },
    }
    const person = openShelf(new FakeServer().on('PUT /admin/outlets/s1', refused))
    await retype(person, 'Name', 'Low shelf')
    await save(person)
    expect(await screen.findByText(error)).toBeInTheDocument()
    const email = screen.getByLabelText('Email')
    expect(email).toHaveAccessibleDescription('No such mailbox.')
    await waitFor(() => expect(email).toHaveFocus())
    expect(screen.getByLabelText('Name')).toHaveValue('Low shelf')
  })

  it('says that the record is gone', async () => {
    const server = new FakeServer()
    openShelf(server)
    server.on('GET /admin/outlets/s1', refusal(404, 'NOT_FOUND', 'The outlet was not found.'))
    expect(await screen.findByRole('alert')).toHaveTextContent('The outlet was not found.')
  })
})

describe('a save after another person’s save', () => {
  const theirs = { ...shelf, name: 'Shelf A', email: 'a@example.com', version: 4 }

  /** Both changed the name, they alone the email, the person alone the address. */
  const collide = async () => {
    const server = new FakeServer().on('PUT /admin/outlets/s1', ({ body }) =>
      (body as typeof shelf).version === 3
        ? conflictWith(theirs)
        : ok({ ...theirs, ...(body as object), version: 5 }),
    )
    const person = openShelf(server)
    await retype(person, 'Name', 'Shelf B')
    await retype(person, 'Address', 'Right')
    await save(person)
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved this first' }))
    return { server, person, dialog }
  }

  it('shows field by field what it was, what it is and what is typed', async () => {
    const { dialog } = await collide()
    for (const text of ['Top shelf', 'Shelf A', 'Shelf B', 'Right', 'a@example.com'])
      expect(dialog.getAllByText(text).length).toBeGreaterThan(0)
    expect(await faults()).toEqual([])
  })

  it('continues from the other person’s version without losing fields that only the editor changed', async () => {
    const { person, dialog, server } = await collide()
    await person.click(dialog.getByRole('button', { name: 'Keep theirs and go on editing' }))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Shelf A'))
    expect(screen.getByLabelText('Address')).toHaveValue('Right')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await save(person)
    expect(await screen.findByText('Shelf A was saved.')).toBeInTheDocument()
    expect(server.callsOf('PUT /admin/outlets/s1')[1]?.body).toEqual({
      name: 'Shelf A',
      email: 'a@example.com',
      address: 'Right',
      version: 4,
    })
  })

  it('saves the fields that the person changed over the other save, and keeps those that only the other person changed', async () => {
    const { person, dialog, server } = await collide()
    await person.click(dialog.getByRole('button', { name: 'Save mine over it' }))
    expect(await screen.findByText('Shelf B was saved.')).toBeInTheDocument()
    expect(server.callsOf('PUT /admin/outlets/s1')[1]?.body).toEqual({
      name: 'Shelf B',
      email: 'a@example.com',
      address: 'Right',
      version: 4,
    })
  })
})

describe('deleting', () => {
  const ask = async (answer: Answer) => {
    const server = new FakeServer().on('DELETE /admin/outlets/s1', answer)
    const person = openShelf(server)
    await person.click(await screen.findByRole('button', { name: 'Delete Top shelf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Disable Top shelf?' }))
    return { server, person, dialog }
  }

  it('asks for confirmation and does nothing on Cancel', async () => {
    const { server, person, dialog } = await ask(ok(shelf))
    await person.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(server.callsOf('DELETE /admin/outlets/s1')).toHaveLength(0)
  })

  it('is not done by Enter twice, but by going on to it', async () => {
    const server = new FakeServer().on('DELETE /admin/outlets/s1', ok(shelf))
    const person = openShelf(server)
    const button = await screen.findByRole('button', { name: 'Delete Top shelf' })
    button.focus()
    await person.keyboard('{Enter}')
    const asked = await screen.findByRole('dialog', { name: 'Disable Top shelf?' })
    expect(within(asked).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await person.keyboard('{Enter}')
    await waitFor(() => expect(asked).not.toBeInTheDocument())
    expect(server.callsOf('DELETE /admin/outlets/s1')).toHaveLength(0)
    button.focus()
    await person.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Disable Top shelf?' })
    await person.keyboard('{Tab}{Enter}')
    expect(await screen.findByText('Top shelf can log in again.')).toBeInTheDocument()
  })

  it('shows why the deletion is refused', async () => {
    const { person, dialog } = await ask(refusal(409, 'OUTLET_IN_USE', 'The shelf has stock.'))
    await person.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The shelf has stock.')
  })

  it('shows that the record is deleted', async () => {
    const { person, dialog } = await ask(ok(shelf))
    await person.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Top shelf can log in again.')).toBeInTheDocument()
  })
})
