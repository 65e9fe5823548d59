import { trustedProxies } from './trusted-proxies.js'

const believes = (value: string, address: string) => trustedProxies(value, [])?.(address, 0)
function problemsOf(value: string) {
  const problems: string[] = []
  trustedProxies(value, problems)
  return problems
}

it('no proxy is trusted unless the configuration names one', () => {
  expect(trustedProxies(undefined, [])).toBeNull()
  expect(trustedProxies('false', [])).toBeNull()
})
it.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '::ffff:127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['172.16.0.0/12, ::1', '172.20.0.3', true],
  ['172.16.0.0/12, ::1', '::1', true],
  ['172.16.0.0/12, ::1', '192.0.2.1', false],
  ['fd00::/16', 'fd00:1::5', true],
])('with the proxies %s, the address %s is trusted: %s', (value, address, yes) =>
  expect(believes(value, address)).toBe(yes),
)
it.each([
  ['true', /believe anyone/],
  ['0.0.0.0/0', /nearly everybody/],
  ['::/0', /nearly everybody/],
  ['128.0.0.0/1', /nearly everybody/],
  ['proxy', /neither an address/],
  ['10.0.0.0/33', /neither an address/],
  ['127.0.0.1,', /neither an address/],
])('refuses %s as an address of proxies', (value, why) =>
  expect(problemsOf(value)).toEqual([expect.stringMatching(why)]),
)
