import { screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { AppRoutes } from '../app/AppRoutes.js'
import { Providers } from '../app/Providers.js'
import { readServed } from '../state/served.js'
import { createStores } from '../state/stores.js'
import { aJar, aLanding, aPickle, aProduct, aShop } from '../testing/builders.js'
import { aServer } from '../testing/open-shop.js'
import { createPages, type PageRequest } from './entry-server.js'

const TEMPLATE = `<!doctype html>
<html lang="en-IN"><head>
<!--head--><title>Jaadi</title><!--/head-->
<script id="first-paint"></script>
<script type="module" crossorigin src="/assets/shop/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shop/shop.js">
</head><body><div id="root"><!--app--></div><!--served--></body></html>`

const MANIFEST = {
  'index.html': { file: 'assets/shop/index.js', imports: ['_shop.js'] },
  '_shop.js': { file: 'assets/shop/shop.js' },
  '_glaze.js': { file: 'assets/shop/glaze.js', css: ['assets/shop/glaze.css'] },
  'src/features/home/Landing.tsx': { file: 'assets/shop/landing.js', imports: ['_shop.js', '_glaze.js'] },
}

const pages = createPages(TEMPLATE, MANIFEST)

const answers: Record<string, unknown> = {
  '/shop': aShop(),
  '/landing': aLanding(),
  '/products?materialType=FG&withReview=true&withIngrediants=true': { products: [aProduct()], total: 1 },
  '/review/pickle/CHICKEN?page=1&perPage=10': { reviews: [], counts: [0, 0, 0, 0, 0] },
  '/favourites': [],
  '/pickles/CHICKEN': aPickle({ story: '<p>From one pot.</p>', howToEat: 'With hot rice.' }),
  '/jars/FG-261121-004': aJar(),
}
const get = ((call: string) =>
  call in answers
    ? Promise.resolve(answers[call])
    : Promise.reject(Object.assign(new Error(call), { status: 404 }))) as PageRequest['get']

const open = (pathname: string, search = '', mayHaveSession = false) =>
  pages.page({ pathname, search, origin: 'https://jaadi.example', mayHaveSession, get })

async function html(...address: Parameters<typeof open>) {
  const answer = await open(...address)
  return 'html' in answer ? answer.html : `leads to ${answer.redirect}`
}

const JAR = '/pickles/chicken-cp_po-medium-1kg'

/** Puts the document in place as the browser would, and lets the page come alive. */
async function comeAlive(pathname: string, search = '') {
  aServer()
  history.replaceState(null, '', pathname + search)
  const parsed = new DOMParser().parseFromString(await html(pathname, search), 'text/html')
  document.body.innerHTML = parsed.body.innerHTML
  const heading = document.querySelector('h1')
  const problems: unknown[] = []
  await act(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Providers stores={createStores(readServed())}>
        <AppRoutes />
      </Providers>,
      { onRecoverableError: (error) => problems.push(error) },
    )
    return Promise.resolve()
  })
  return { problems, kept: heading !== null && heading === document.querySelector('h1'), title: parsed.title }
}

describe('a rendered page', () => {
  it.each([
    ['/userhomepage', ''],
    ['/userhomepage', '?tab=products'],
    ['/userhomepage', '?tab=cart'],
    ['/userhomepage', '?tab=placeOrder'],
    ['/userhomepage/refundreturnpolicy', ''],
    ['/about', ''],
    ['/login', ''],
    [JAR, ''],
    ['/pickles/nothing', ''],
    ['/jar/FG-261121-004', ''],
    ['/jar/FG-261121-999', ''],
  ])('%s%s comes alive as it is, under the same title', async (pathname, search) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { problems, kept, title } = await comeAlive(pathname, search)
    expect(problems).toEqual([])
    expect(complaints.mock.calls.map(([message]) => String(message))).toEqual([])
    expect(kept).toBe(true)
    await waitFor(() => expect(document.title).toBe(title))
    complaints.mockRestore()
  })

  it('asks the server for nothing again', async () => {
    await comeAlive('/userhomepage', '?tab=products')
    expect(await screen.findByRole('link', { name: /^Chicken Pickle/ })).toBeVisible()
    expect(readServed()?.products).toHaveLength(1)
  })

  it('names the code that starts it after the paint, and the styles it waits for', async () => {
    const page = await html('/userhomepage')
    expect(page).toContain(
      'data-code="/assets/shop/index.js /assets/shop/shop.js /assets/shop/landing.js /assets/shop/glaze.js"',
    )
    expect(page).not.toContain('type="module"')
    expect(page).not.toContain('modulepreload')
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/shop/glaze.css">')
  })

  it('leaves a customer’s own screens to the browser, with their code at once', async () => {
    for (const page of [await html('/userhomepage', '?tab=cart', true), await html('/user-account')]) {
      expect(page).toContain('<div id="root"></div>')
      expect(page).toContain('<script type="module"')
      expect(page).not.toContain('id="served"')
    }
  })
})

it.each(['/nowhere', '/userhomepage/nowhere', '/userhomepage/constructor', '/pickles/a/b'])(
  'nobody knows %s: it leads home',
  async (pathname) => expect(await open(pathname)).toEqual({ redirect: '/userhomepage', status: 302 }),
)

it('leads from the address of a jar that is gone, or has another name, to its pickle', async () => {
  expect(await open('/pickles/chicken-cp_po-low-half-kg')).toEqual({
    redirect: '/pickles/chicken',
    status: 302,
  })
  // Gongura chicken is another pickle than gongura, also while no jar of it is sold.
  for (const gone of ['/pickles/gongura-chicken-cp_po-low-1kg', '/pickles/chickens', '/pickles/mutton'])
    expect(await open(gone)).toMatchObject({ status: 404 })
})

it('renders what is said of the pickle with its page, also where there is nothing', async () => {
  const page = await html(JAR)
  for (const text of ['With hot rice.', 'Made 2 Nov 2026, best before 1 Mar 2027', 'Jaadi Foods, L.B Nagar'])
    expect(page).toContain(text)
  const { '/pickles/CHICKEN': pickle } = answers
  delete answers['/pickles/CHICKEN']
  expect(await open(JAR)).toMatchObject({ status: 200 })
  answers['/pickles/CHICKEN'] = pickle
})

it('begins the list by pickle where the owner has chosen so', async () => {
  answers['/shop'] = aShop({ listByPickle: true })
  const { problems } = await comeAlive('/userhomepage', '?tab=products')
  expect(problems).toEqual([])
  expect(screen.getByRole('link', { name: 'Chicken Pickle' })).toHaveAttribute('href', '/pickles/chicken')
  answers['/shop'] = aShop()
})

it('keeps the letters of addresses that only the browser knows', async () => {
  expect(await html('/unsubscribe/AbC')).toContain('<div id="root"></div>')
})
