import { refusalOf } from '../../test/support/failure.js'
import { Cost } from './cost.js'
import { compileRegex } from './regex.js'

describe('a Perl-compatible pattern', () => {
  it.each<[string, string, string, boolean]>([
    ['^\\s+$', '', ' \t', true],
    ['^\\s$', '', '\u00a0', false],
    ['^b', 'm', 'a\nb', true],
    ['^b', '', 'a\nb', false],
    ['a$', 'm', 'a\nb', true],
    ['a b # c', 'x', 'ab', true],
    ['[]a]', '', ']', true],
    ['[\\w.-]+@[\\w.-]+', '', 'a.b@c-d', true],
    ['[\\s\\S]', '', '\n', true],
    ['a{,3}', '', 'a{,3}', true],
    ['a{2}', '', 'aa', true],
    ['\\Qa.b\\E', '', 'axb', false],
    ['(?i)abc', '', 'ABC', true],
    ['[[:digit:]]+', '', '42', true],
    ['\\-\\/\\ \\@', '', '-/ @', true],
    ['(?<y>a)\\1', '', 'aa', true],
    ['\\x41', '', 'A', true],
    ['.', '', '\u{1f600}', true],
    ['^.$', '', '\u2028', true],
    ['\\Aab\\z', '', 'ab', true],
    ['\\p{Lu}', '', 'É', true],
    ['[a\\-z]', '', 'm', false],
    ['[$^]', '', '^', true],
  ])('/%s/%s on %j: %s', (pattern, flags, text, expected) => {
    expect(compileRegex(pattern, flags).test(text)).toBe(expected)
  })
})

describe('a pattern that may try too many ways', () => {
  it.each([
    ['(a+)+$', `${'a'.repeat(40)}b`],
    ['^(a|aa)*$', `${'a'.repeat(60)}b`],
    ['^(\\w+\\s?)*$', `${'word '.repeat(12)}!`],
    ['a*a*a*a*a*a*$', `${'a'.repeat(600)}b`],
  ])('/%s/ is stopped with 51156', (pattern, text) => {
    const started = performance.now()
    expect(refusalOf(() => compileRegex(pattern, '').test(text))).toEqual([
      51156,
      expect.stringContaining('too many ways'),
    ])
    expect(performance.now() - started).toBeLessThan(5000)
  })

  it('finds what it matches, like every other', () => {
    const pattern = compileRegex('(a|b)+(\\d)?', '')
    expect(pattern.test('xxab')).toBe(true)
    expect([...(pattern.exec('xxab3') ?? [])]).toEqual(['ab3', 'b', '3'])
    expect(pattern.all('ab a3').map((found) => [found[0], found.index])).toEqual([
      ['ab', 0],
      ['a3', 3],
    ])
  })
})

describe('what a pattern may cost', () => {
  it.each<[string, number]>([
    ['abc', 11],
    ['^abc.*', 11],
    ['a|b|c', 33],
    ['a?b', 22],
    ['\\u{1f600}\\p{Lu}[*+|(]', 11],
    ['(?:\\d{3},)+', 121],
    ['(?:a|b)+', Infinity],
    ['(a)\\1', Infinity],
  ])('/%s/ takes %d steps for ten characters', (source, steps) => {
    expect(new Cost(source).steps(10)).toBe(steps)
  })
})
