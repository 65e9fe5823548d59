import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { AdminContext, Form, SaveButton } from 'react-admin'
import { faults } from '../../testing/axe.js'
import { theme } from '../theme/theme.js'
import { i18nProvider } from '../words/i18n-provider.js'
import { DateField, DateInput } from './DateInput.js'

const saved = jest.fn()

function openForm(day: string | null = '2026-11-24') {
  render(
    <AdminContext i18nProvider={i18nProvider} theme={theme}>
      <main>
        <Form record={{ day }} onSubmit={saved} noValidate>
          <DateInput source="day" label="Received on" min="2026-01-01" max="2026-11-30" />
          <SaveButton alwaysEnable />
        </Form>
      </main>
    </AdminContext>,
  )
  return { person: userEvent.setup(), field: () => screen.getByLabelText('Received on') }
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

beforeEach(() => saved.mockClear())

it('shows the day in words, and reads what people type', async () => {
  const { person, field } = openForm()
  expect(field()).toHaveValue('24 Nov 2026')
  await person.clear(field())
  await person.type(field(), '3/2/26')
  expect(field()).toHaveValue('3/2/26')
  await person.tab()
  expect(field()).toHaveValue('3 Feb 2026')
  save()
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ day: '2026-02-03' }))
})

it('keeps what it cannot read, says how a day is written, and saves nothing of it', async () => {
  const { person, field } = openForm()
  await person.clear(field())
  await person.type(field(), '31 Nov')
  await person.tab()
  save()
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Write a day like 24 Nov 2026/))
  expect(field()).toHaveValue('31 Nov')
  expect(field()).toHaveFocus()
  expect(saved).not.toHaveBeenCalled()
  await person.clear(field())
  save()
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ day: null }))
})

it('names the first and the last day that it takes', async () => {
  const { person, field } = openForm()
  await person.clear(field())
  await person.type(field(), '1 Dec 2026')
  save()
  await waitFor(() => expect(field()).toHaveAccessibleDescription('The day is 30 Nov 2026 or earlier.'))
  await person.clear(field())
  await person.type(field(), '31 Dec 2025')
  await waitFor(() => expect(field()).toHaveAccessibleDescription('The day is 1 Jan 2026 or later.'))
  expect(saved).not.toHaveBeenCalled()
})

it('goes by the arrow keys within its days, and opens the calendar beside it', async () => {
  const { person, field } = openForm('2026-11-29')
  await person.click(field())
  await person.keyboard('{ArrowUp}{ArrowUp}')
  expect(field()).toHaveValue('30 Nov 2026')
  await person.keyboard('{ArrowDown}')
  expect(field()).toHaveValue('29 Nov 2026')
  const calendar = document.querySelector<HTMLInputElement>('input[type=date]')
  const showPicker = jest.fn()
  Object.assign(calendar as object, { showPicker })
  await person.click(screen.getByRole('button', { name: 'Open the calendar' }))
  expect(showPicker).toHaveBeenCalled()
  expect(calendar).toHaveValue('2026-11-29')
  expect(calendar).toHaveAttribute('max', '2026-11-30')
  fireEvent.change(calendar as HTMLInputElement, { target: { value: '2026-11-05' } })
  expect(field()).toHaveValue('5 Nov 2026')
  expect(await faults()).toEqual([])
})

it('shows another day that comes from outside, whatever was typed', async () => {
  function Beside() {
    const [day, setDay] = useState('')
    return (
      <>
        <DateField label="From" value={day} onDay={setDay} />
        <button onClick={() => setDay('2026-11-01')}>First</button>
        <output>{day}</output>
      </>
    )
  }
  render(
    <AdminContext i18nProvider={i18nProvider} theme={theme}>
      <Beside />
    </AdminContext>,
  )
  const person = userEvent.setup()
  await person.type(screen.getByLabelText('From'), '2 Nov 2026')
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-02')
  await person.click(screen.getByRole('button', { name: 'First' }))
  expect(screen.getByLabelText('From')).toHaveValue('1 Nov 2026')
})
