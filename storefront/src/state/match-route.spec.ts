import { matchRoutes } from 'react-router-dom'
import { matchRoute } from './match-route.js'

const routes = ['/login', '/userhomepage', '/userhomepage/:policy', '/pickles/:slug', '*'].map((path) => ({
  path,
}))

it.each([
  '/login',
  '/login/',
  '/LOGIN',
  '/log%69n',
  '/login/more',
  '//login',
  '/',
  '/userhomepage//',
  '/userhomepage/privacy-policy',
  '/userhomepage/privacy-policy/more',
  '/pickles/chicken-cp_po-medium-1kg/',
  '/pickles/a%2Fb',
  '/pickles/%E0%A4%95',
  '/pickles/a+b%20c',
  '/pickles/',
])('%s leads where React Router would lead', (pathname) => {
  const theirs = matchRoutes(routes, pathname)?.at(-1)
  const ours = matchRoute(routes, pathname)
  const { '*': _rest, ...params } = theirs?.params ?? {}
  expect({ path: ours?.route.path, params: ours?.params }).toEqual({ path: theirs?.route.path, params })
})

it('takes an address that is wrongly encoded as it is', () => {
  expect(matchRoute(routes, '/pickles/%E0%A4%A')?.params).toEqual({ slug: '%E0%A4%A' })
})
