import { isSafeMethod } from './safe-method.js'

it('tells reading from writing', () => {
  expect(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(isSafeMethod)).toEqual([
    'GET',
    'HEAD',
    'OPTIONS',
  ])
})
