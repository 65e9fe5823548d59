import { admin, customer } from '../../support/builders/auth.builders.js'
import { JAR, Pantry } from '../../support/builders/catalogue.builders.js'
import { meta, openPage, pathOf } from '../../support/http/pages.js'

let pantry: Pantry
let slug: string

beforeAll(async () => {
  pantry = await Pantry.open()
  slug = pathOf(await pantry.create(JAR))
})
afterAll(() => pantry.close())

const open = (path: string, headers?: Record<string, string>) => openPage(pantry.running.url + path, headers)

describe('addresses', () => {
  it('answer 404 with a kind page for a jar that is not sold', async () => {
    const { status, html } = await open('/pickles/no-such-jar')
    expect(status).toBe(404)
    expect(html).toContain('This jar is not on our shelf (any more).')
    expect(meta(html, 'robots')).toBe('noindex')
    expect((await open('/pickles/weighs-1.5kg')).headers.get('content-type')).toContain('text/html')
  })

  it.each([
    ['/', '/userhomepage', 302],
    ['/nowhere', '/userhomepage', 302],
    ['/userhomepage/nowhere', '/userhomepage', 302],
    ['/user-account', '/login?then=%2Fuser-account', 302],
    ['/assign-stock', '/login?then=%2Fassign-stock', 302],
    ['/pickles', '/userhomepage?tab=products', 302],
    ['/About/', '/about', 308],
  ])('%s leads a visitor to %s', async (path, target, status) => {
    const { headers, ...answer } = await open(path)
    expect([answer.status, headers.get('location')]).toEqual([status, target])
  })

  it('lead by the stored session, whatever the cookies claim', async () => {
    const asStaff = { cookie: (await admin(pantry.running)).cookieHeader() }
    const asCustomer = { cookie: (await customer(pantry.running, '9822222222')).client.cookieHeader() }
    const claiming = { cookie: 'mobileNumber=9000000001; otp=246810; role=admin' }
    const leads = async (path: string, headers: Record<string, string>): Promise<string | null> =>
      (await open(path, headers)).headers.get('location')
    expect(
      await Promise.all(['/', '/login', '/loginpage-1', '/nowhere'].map((path) => leads(path, asStaff))),
    ).toEqual(Array(4).fill('/dashboard'))
    expect(await leads('/login', asCustomer)).toBe('/userhomepage')
    expect(await leads('/dashboard', asCustomer)).toBe('/login?then=%2Fdashboard')
    expect(await leads('/', claiming)).toBe('/userhomepage')
    expect(await leads('/dashboard', claiming)).toBe('/login?then=%2Fdashboard')
    expect((await open('/login', claiming)).status).toBe(200)
    expect((await open('/dashboard', asStaff)).status).toBe(200)
  })

  it('are listed for search engines, with the day of their last change', async () => {
    const { html: robots } = await open('/robots.txt')
    expect(robots).toContain(`Sitemap: ${pantry.running.url}/sitemap.xml`)
    const { html: sitemap, headers } = await open('/sitemap.xml')
    expect(headers.get('content-type')).toContain('xml')
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${slug}</loc><lastmod>2\\d{3}-`))
    expect(sitemap).toContain('/userhomepage/refundreturnpolicy</loc>')
    expect(sitemap).not.toContain('login')
  })

  it('keep what the server reads itself to the server', async () => {
    for (const path of [
      '/server/entry-server.js',
      '/server%2fentry-server.js',
      '/server%252fentry-server.js',
      '/server/manifest.json',
      '/.vite/manifest.json',
      '/.vite%2fmanifest.json',
      '/%2evite/manifest.json',
      '/..%2fserver%2fentry-server.js',
      '/images/..%2f..%2fserver%2fmanifest.json',
    ])
      expect([path, (await open(path)).status]).toEqual([path, 404])
  })

  it.each(['/%', '/%zz.svg', '/images/%ff.svg', '/assets/shop/%zz.js', '/api/products/%zz'])(
    'that cannot be read are refused in the one shape of errors: %s',
    async (path) => {
      const answer = await fetch(`${pantry.running.url}${path}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST', details: {} })
    },
  )

  it.each([
    ['/pickles/mango%2', 302, '/'],
    ['/userhomepage?tab=products%E0%A4%', 200, null],
    ['/api/products/%zz', 400, null],
  ])('that a message has cut off are opened as pages all the same: %s', async (path, status, location) => {
    const answer = await open(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  })

  it('have the picture that browsers ask for by themselves', async () => {
    const answer = await fetch(`${pantry.running.url}/favicon.ico`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^image\//)
  })
})
