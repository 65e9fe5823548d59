import { isSafeMethod } from './safe-method.js'

it('distinguishes reading methods from writing ones', () => {
  expect(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(isSafeMethod)).toEqual([
    'GET',
    'HEAD',
    'OPTIONS',
  ])
})
