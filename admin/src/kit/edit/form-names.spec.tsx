import { screen, waitFor } from '@testing-library/react'
import { aSession } from '../../testing/builders.js'
import { ok, page } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'
import { productServer } from '../../testing/product-form.js'

const LISTS = ['products', 'outlets', 'suppliers', 'expenses', 'stock', 'boms', 'reservations', 'employees']

function emptyShop() {
  const server = productServer().on('GET /session', ok(aSession()))
  for (const list of LISTS) server.on(`GET /admin/${list}`, page(list, []))
  return server.listen()
}

/** `Net weight (g) *` is a net weight. */
const plain = (label: string) =>
  label
    .replace(/\s*\*$/, '')
    .replace(/ \(\w{1,2}\)$/, '')
    .toLowerCase()

/** Each refused field: its label, and its error. */
function refusedFields(): [label: string, error: string][] {
  const fields = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
  return fields.map((field) => {
    const named = field.getAttribute('aria-labelledby')?.split(' ')[0]
    const label = named
      ? document.getElementById(named)
      : document.querySelector(`label[for="${CSS.escape(field.id)}"]`)
    const told = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    return [label?.textContent ?? '', told?.textContent ?? '']
  })
}

describe('the error of a missing field uses the name in its label', () => {
  it.each([
    ['/product-entry', 'Create Product'],
    ['/outlet-list', 'Create Outlet'],
    ['/dashboard/employees/create', 'Save'],
    ['/stock-receipt', 'Create Stock'],
    ['/bom', 'Create BOM'],
    ['/reservations', 'Create Reservation'],
  ])('on %s', async (address, submit) => {
    emptyShop()
    const { person } = openConsole(address)
    await person.click(await screen.findByRole('button', { name: submit }))
    await waitFor(() => expect(refusedFields()).not.toEqual([]))
    const strangers = refusedFields().filter(
      ([label, error]) =>
        error.endsWith('is required') &&
        plain(label) !== error.slice(0, -' is required'.length).toLowerCase(),
    )
    expect(strangers).toEqual([])
  })
})
