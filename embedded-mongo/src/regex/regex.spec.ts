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
