// What a browser loads beside a list's rows is at hand, as from its cache.
import '../kit/lists/ListFilters.js'
import '../kit/lists/filter-inputs.js'
import '../kit/ui/TextForm.js'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '../api/query-client.js'
import { App } from '../app/App.js'

/**
 * Opens the console at an address, as a person does; `left` collects the addresses outside the console that it leads
 * to.
 * @param keeps what the browser kept from before
 */
export function openConsole(address: string, keeps = false) {
  // react-admin remembers the filters of a list.
  if (!keeps) localStorage.clear()
  window.history.pushState({}, '', address)
  const left: string[] = []
  const person = userEvent.setup()
  render(<App leave={(url) => left.push(url)} queryClient={createQueryClient(false)} />)
  return { left, person }
}

/** Who sits at the console. */
export type Person = ReturnType<typeof openConsole>['person']

/** Types something into the search of the console, and presses Enter. */
export async function searchFor(person: Person, text: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: /^Search everything/ }))
  await person.type(await screen.findByRole('combobox', { name: /^Search for anything/ }), `${text}{Enter}`)
}
