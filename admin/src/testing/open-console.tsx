// What a browser loads beside a list's rows is at hand, as from its cache.
import '../kit/lists/ListFilters.js'
import '../kit/lists/filter-inputs.js'
import '../kit/ui/TextForm.js'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '../api/query-client.js'
import { App } from '../app/App.js'
import { type Rail } from '../app/Rail.js'

/**
 * The rail stands beside every screen and is as much to draw as many of them: a quarter of the time of these tests. It is
 * drawn for those that are about it (`rail`).
 */
let hasRail = false
jest.mock('../app/Rail.js', () => {
  const whole = jest.requireActual<{ Rail: typeof Rail }>('../app/Rail.js')
  return { Rail: () => hasRail && <whole.Rail /> }
})

/**
 * Styles stand apart from the page. jsdom would match each rule with each element whenever a field is drawn or a role is
 * asked for, which was half of the time of these tests; journeys judge the looks in a browser.
 */
const stylesApart = createCache({ key: 'css', container: document.createElement('head') })

/**
 * Opens the console at an address, as a person does; `left` collects the addresses outside the console that it leads
 * to.
 * @param keeps the browser still has what it kept from before
 * @param styled the page has its styles, for tests of what can be seen
 * @param rail the menu of a wide screen is there
 */
export function openConsole(address: string, { keeps = false, styled = false, rail = false } = {}) {
  hasRail = rail
  // react-admin remembers the filters of a list.
  if (!keeps) localStorage.clear()
  window.history.pushState({}, '', address)
  const left: string[] = []
  const person = userEvent.setup()
  const app = <App leave={(url) => left.push(url)} queryClient={createQueryClient(false)} />
  render(styled ? app : <CacheProvider value={stylesApart}>{app}</CacheProvider>)
  return { left, person }
}

/** Who sits at the console. */
export type Person = ReturnType<typeof openConsole>['person']

/** Types something into the search of the console, and presses Enter. */
export async function searchFor(person: Person, text: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: /^Search everything/ }))
  await person.type(await screen.findByRole('combobox', { name: /^Search for anything/ }), `${text}{Enter}`)
}
