import { screen, waitFor, within } from '@testing-library/react'
import { type PlanCheck } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { check, chilli, jar, list, paste, plan, suggestion } from '../../../testing/cook-plan.js'
import { FakeServer, ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const CHECK = 'POST /admin/cook-plan/check'
const RESERVE = 'POST /admin/cook-plan/reservations'

function open(answer: PlanCheck = check(), address = '/dashboard/cook-plan', shown = plan) {
  const server = new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /admin/cook-plan', ok(shown))
    .on(CHECK, ok(answer))
    .listen()
  return { server, ...openConsole(address) }
}

async function card(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 3 })
  return within(heading.closest('li') as HTMLElement)
}

describe('the cook plan', () => {
  it('shows what to cook now with its reason, how much can be made, and which ingredient limits it', async () => {
    open()
    const shown = await card('CHICKEN')
    expect(shown.getByRole('checkbox', { name: 'Cook CHICKEN' })).toBeChecked()
    expect(shown.getByRole('textbox', { name: 'Quantity of CHICKEN (jars)' })).toHaveValue('20')
    expect(shown.getByText('3 jars are ordered and none is left.')).toBeVisible()
    expect(await shown.findByText('12 of 20 jars can be made.')).toBeVisible()
    expect(shown.getByText('First missing: Chilli powder, 0.85 kg.')).toBeVisible()
    expect(screen.getByText('1 of them is short of something and stays partly reserved.')).toBeVisible()
    const waiting = await card('GONGURA')
    expect(waiting.getByRole('checkbox')).not.toBeChecked()
    expect(waiting.getByText('Low on 26 Nov 2026')).toBeVisible()
    const unwritten = await card('PRAWNS')
    expect(unwritten.getByText('6 jars needed')).toBeVisible()
    expect(await faults()).toEqual([])
  })

  it('checks the stock again for a changed line', async () => {
    const { server, person } = open()
    await person.click(await (await card('CHICKEN')).findByRole('button', { name: 'Cook only 12 jars' }))
    await person.click((await card('GONGURA')).getByRole('checkbox'))
    await waitFor(() =>
      expect(server.callsOf(CHECK).at(-1)?.body).toEqual({
        items: [
          { bomId: 'b1', quantity: 12 },
          { bomId: 'b2', quantity: 10 },
        ],
      }),
    )
  })

  it('refuses a part of a jar, and reserves nothing until it is whole', async () => {
    const { person } = open()
    const field = (await card('CHICKEN')).getByRole('textbox')
    await person.clear(field)
    await person.type(field, '1.5')
    expect(field).toHaveAccessibleDescription('Write a whole number, like 12 or 1,500.')
    expect(screen.getByRole('button', { name: /^Reserve ingredients/ })).toBeDisabled()
  })

  it('offers products that have to be cooked first', async () => {
    const first = suggestion({ bomId: 'b4', product: paste, quantity: 2.5, pot: 10 })
    const { server, person } = open(check({ cookFirst: [first] }))
    await person.click(await screen.findByRole('button', { name: 'Add Ginger paste, 2.5 kg' }))
    await waitFor(() =>
      expect(server.callsOf(CHECK).at(-1)?.body).toEqual({
        items: [
          { bomId: 'b4', quantity: 2.5 },
          { bomId: 'b1', quantity: 20 },
        ],
      }),
    )
    expect((await card('Ginger paste')).getByRole('checkbox')).toBeChecked()
  })

  it('keeps in the address how long a batch should last', async () => {
    const { server, person } = open()
    const field = await screen.findByRole('textbox', { name: 'Should last (days)' })
    await waitFor(() => expect(field).toHaveValue('14'))
    await person.clear(field)
    expect(field).toHaveAccessibleDescription('A whole number from 1 to 90.')
    await person.type(field, '30')
    await waitFor(() => expect(window.location.search).toBe('?days=30'))
    await waitFor(() => expect(server.callsOf('GET /admin/cook-plan').at(-1)?.query).toEqual({ days: '30' }))
  })

  it('says when there is nothing to cook', async () => {
    const nothing = { items: [], cookFirst: [], underWay: [], shopping: [] }
    open(nothing, undefined, { ...plan, suggestions: [], withoutRecipe: [], check: nothing })
    expect(
      await screen.findByText('No product with a BOM has to be cooked now: the stock lasts.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Reserve ingredients/ })).toBeNull()
  })

  it('can be loaded again when it could not be loaded', async () => {
    const { server, person } = open()
    server.on('GET /admin/cook-plan', refusal(503, 'UNAVAILABLE', 'The database is away.'))
    expect(await screen.findByText('The database is away.')).toBeVisible()
    server.on('GET /admin/cook-plan', ok(plan))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card('CHICKEN')).toBeDefined()
  })
})

describe('one button', () => {
  const made = {
    message: '1 reservation created, 1 of them without all ingredients.',
    runs: [
      {
        bomId: 'b1',
        reservationId: 'R-261122-01',
        product: jar,
        quantity: 20,
        status: 'Partially Reserved',
        missing: [{ product: chilli, quantity: 0.85 }],
      },
    ],
  }

  it('makes the runs, says what they lack, and leads to them', async () => {
    const { server, person } = open()
    server.on(RESERVE, { status: 201, body: made })
    await person.click(await screen.findByRole('button', { name: 'Reserve ingredients (1 run)' }))
    expect(await screen.findByText(made.message)).toBeVisible()
    expect(server.callsOf(RESERVE)[0]?.body).toEqual({ items: [{ bomId: 'b1', quantity: 20 }] })
    expect(screen.getByText('Still missing: Chilli powder 0.85 kg.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open R-261122-01' })).toHaveAttribute(
      'href',
      '/dashboard/runs/R-261122-01',
    )
    expect(await faults()).toEqual([])
  })

  it('says why nothing was reserved, and can be pressed again', async () => {
    const { server, person } = open()
    const sentence = 'Batch RM-1 has less than was asked for.'
    server.on(RESERVE, refusal(409, 'INSUFFICIENT_BATCH', sentence))
    const button = await screen.findByRole('button', { name: 'Reserve ingredients (1 run)' })
    await person.click(button)
    expect(await screen.findByText(sentence)).toBeVisible()
    server.on(RESERVE, { status: 201, body: made })
    await person.click(button)
    expect(await screen.findByText(made.message)).toBeVisible()
  })
})

describe('the shopping list', () => {
  const at = '/dashboard/cook-plan?view=shopping'

  it('is grouped by supplier, with the use and the last price of each material', async () => {
    open(check(), at)
    const group = within(await screen.findByRole('region', { name: 'Sri Lakshmi' }))
    expect(group.getByText('0.9 kg')).toBeVisible()
    expect(
      group.getByText(
        'For CHICKEN · Exactly 0.85 kg missing · Last time 25 kg on 1 Nov 2026 at ₹318.00 · About ₹286.20',
      ),
    ).toBeVisible()
    expect(screen.getByText('All together about ₹286.20, at the last prices.')).toBeVisible()
    expect(await faults()).toEqual([])
  })

  it('shows no price where the server sends none', async () => {
    const lines = list[0]?.lines.map(({ estimate: _, last, ...line }) => ({
      ...line,
      last: last && { on: last.on, quantity: last.quantity },
    }))
    open(check({ shopping: [{ supplier: null, lines: lines ?? [] }] }), at)
    const group = within(await screen.findByRole('region', { name: 'Never bought yet' }))
    expect(
      group.getByText('For CHICKEN · Exactly 0.85 kg missing · Last time 25 kg on 1 Nov 2026'),
    ).toBeVisible()
    expect(document.body).not.toHaveTextContent('₹')
  })

  it('goes to the clipboard as text, and to the supplier on WhatsApp', async () => {
    const { person } = open(check(), at)
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    await person.click(await screen.findByRole('button', { name: 'Share as text' }))
    const text = 'Shopping list, 22 Nov 2026\n\nSri Lakshmi\n- Chilli powder: 0.9 kg'
    expect(copy).toHaveBeenCalledWith(text)
    expect(await screen.findByText('The list is copied.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'WhatsApp to Sri Lakshmi' })).toHaveAttribute(
      'href',
      `https://wa.me/919000000031?text=${encodeURIComponent(text)}`,
    )
  })

  it('says when nothing has to be bought', async () => {
    open(check({ shopping: [] }), at)
    expect(await screen.findByText('Nothing has to be bought for what you chose.')).toBeVisible()
  })
})
