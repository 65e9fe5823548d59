import { ThemeProvider } from '@mui/material/styles'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Form, required, SaveButton } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { theme } from '../theme/theme.js'
import { type Measure } from '../ui/typed-number.js'
import { i18nProvider } from '../words/i18n-provider.js'
import { ChoiceInput } from './ChoiceInput.js'
import { FigureInput } from './FigureInput.js'

const saved = jest.fn()
beforeEach(() => saved.mockClear())

function Measured({ of }: { of: Measure }) {
  const { setError, setValue } = useFormContext()
  return (
    <>
      <button type="button" onClick={() => setValue('weight', of === 'KG' ? 12 : null)}>
        From outside
      </button>
      <button type="button" onClick={() => setError('weight', { type: 'manual', message: 'Too light.' })}>
        Refuse
      </button>
    </>
  )
}

function figure(measure: Measure, record = {}) {
  const shown = (now: Measure) => (
    <AdminContext i18nProvider={i18nProvider} theme={theme}>
      <Form record={record} onSubmit={saved}>
        <FigureInput source="weight" label="Weight" measure={now} validate={required()} />
        <Measured of={now} />
        <SaveButton alwaysEnable label="Save" />
      </Form>
    </AdminContext>
  )
  const { rerender } = render(shown(measure))
  const field = () => screen.getByLabelText(/^Weight/)
  const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  return { field, write, save, measureIn: (now: Measure) => rerender(shown(now)) }
}

describe('a number in a form', () => {
  it('is read with its unit and its thousands, and written plainly when somebody leaves the field', async () => {
    const { field, write, save } = figure('KG')
    write('1,500')
    fireEvent.blur(field())
    expect(field()).toHaveValue('1,500')
    write('750 g')
    expect(field()).toHaveValue('750 g')
    fireEvent.blur(field())
    expect(field()).toHaveValue('0.75')
    save()
    await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ weight: 0.75 }))
  })

  it('is never saved when it cannot be read, and says how to write it', async () => {
    const { field, write, save } = figure('KG', { weight: 3 })
    write('1,5')
    save()
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(
        'Write a weight like 1,500, 2.5 kg or 750 g. A comma only separates thousands.',
      ),
    )
    fireEvent.blur(field())
    expect(field()).toHaveValue('1,5')
    fireEvent.click(screen.getByText('Refuse'))
    expect(field()).toHaveAccessibleDescription(/^Write a weight like/)
    write('1.5')
    fireEvent.click(screen.getByText('Refuse'))
    expect(field()).toHaveAccessibleDescription('Too light.')
    expect(saved).not.toHaveBeenCalled()
  })

  it('follows the unit that is chosen after it was typed, and what is set from outside', async () => {
    const { field, write, save, measureIn } = figure('NUMBER')
    write('750 g')
    measureIn('KG')
    save()
    await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ weight: 0.75 }))
    fireEvent.click(screen.getByText('From outside'))
    await waitFor(() => expect(field()).toHaveValue('12'))
  })
})

describe('a choice in a form', () => {
  const many = Array.from({ length: 8 }, (_, at) => ({
    id: `p${at}`,
    name: `Pickle ${at} of cold pressed sesame oil`,
  }))
  const open = (choices: typeof many, props = {}) =>
    render(
      <ThemeProvider theme={theme as object}>
        <AdminContext i18nProvider={i18nProvider}>
          <Form record={{ product: 'p1' }} onSubmit={saved}>
            <ChoiceInput
              source="product"
              label="Product"
              choices={choices}
              validate={required()}
              {...props}
            />
            <SaveButton alwaysEnable label="Save" />
          </Form>
        </AdminContext>
      </ThemeProvider>,
    )
  const field = () => screen.getByRole('combobox', { name: /^Product/ })

  it('of more than seven is searched by typing', async () => {
    const person = userEvent.setup()
    open(many)
    await waitFor(() => expect(field()).toHaveValue('Pickle 1 of cold pressed sesame oil'))
    await person.clear(field())
    await person.type(field(), '6 of')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await person.click(screen.getByRole('option', { name: /^Pickle 6/ }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ product: 'p6' }))
  })

  it.each([
    ['stands whole below a field that cuts it', 200, 1],
    ['is not said twice by a field that holds it', 100, 0],
  ])('%s', async (_title, width, times) => {
    // jsdom lays nothing out: the field is 100 px wide here.
    jest.spyOn(HTMLInputElement.prototype, 'scrollWidth', 'get').mockReturnValue(width)
    jest.spyOn(HTMLInputElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
    open(many)
    await waitFor(() => expect(field()).toHaveValue(many[1]?.name))
    expect(screen.queryAllByText(many[1]!.name)).toHaveLength(times)
    jest.restoreAllMocks()
  })

  it('of up to seven is a select', () => {
    open(many.slice(0, 7))
    expect(field()).toHaveTextContent('Pickle 1')
  })

  it('cannot be made while it is locked', () => {
    open(many, { readOnly: true })
    expect(field()).toBeDisabled()
  })
})
