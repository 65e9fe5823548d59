import { elsewhere, guardOf, type Who } from './page-guards.js'

const leads = (url: string, who: Who): string | null =>
  guardOf(url.split('?', 1)[0] ?? '')?.(who, url) ?? null

describe('the guards of the route table', () => {
  it.each<[string, Who, string | null]>([
    ['/', 'visitor', '/userhomepage'],
    ['/', 'customer', '/userhomepage'],
    ['/', 'staff', '/dashboard'],
    ['/login', 'visitor', null],
    ['/login', 'customer', '/userhomepage'],
    ['/login', 'staff', '/dashboard'],
    ['/Login/', 'staff', '/dashboard'],
    ['/loginpage-1', 'customer', null],
    ['/loginpage-1', 'staff', '/dashboard'],
    ['/user-account', 'customer', null],
    ['/user-account', 'staff', '/login'],
    ['/user-account', 'visitor', '/login?then=%2Fuser-account'],
    [
      '/assign-stock?deliveryStatus=Packed',
      'customer',
      '/login?then=%2Fassign-stock%3FdeliveryStatus%3DPacked',
    ],
    ['/assign-stock', 'staff', null],
    ['/about', 'staff', null],
    ['/userhomepage', 'staff', null],
  ])('%s for a %s leads to %s', (url, who, target) => expect(leads(url, who)).toBe(target))

  it.each<[string, Who, string]>([
    ['/bom?page=2', 'staff', '/bom?page=2'],
    ['/user-account', 'staff', '/dashboard'],
    ['/user-account', 'customer', '/user-account'],
    ['/bom', 'customer', '/userhomepage'],
    ['//evil.example/bom', 'staff', '/dashboard'],
    ['/\\evil.example/bom', 'staff', '/dashboard'],
    ['https://evil.example/bom', 'staff', '/dashboard'],
    ['/login?then=/login', 'staff', '/dashboard'],
  ])('a login that was to lead to %s leads a %s to %s', (then, who, target) =>
    expect(leads(`/login?then=${encodeURIComponent(then)}`, who)).toBe(target),
  )

  it('sends visitors, customers and staff from an unknown address to their own start page', () => {
    expect([elsewhere('visitor'), elsewhere('customer'), elsewhere('staff')]).toEqual([
      '/userhomepage',
      '/userhomepage',
      '/dashboard',
    ])
  })
})
