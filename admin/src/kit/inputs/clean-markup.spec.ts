import { cleanMarkup, linkMarkup, typedAddress } from './clean-markup.js'

it('keeps simple markup and drops everything that could act', () =>
  expect(
    cleanMarkup('<p onclick="x()"><b>Hot</b><script>x()</script> <a href="javascript:x()">pickle</a></p>'),
  ).toBe('<p><b>Hot</b> pickle</p>'))

it('keeps a link to a web page without its other attributes', () =>
  expect(cleanMarkup('<a href="https://a.example/oil" onclick="x()" target="_top">oil</a>')).toBe(
    '<a href="https://a.example/oil">oil</a>',
  ))

it.each([
  'javascript:x()',
  'java\nscript:x()',
  'data:text/html,x',
  '//a.example',
  '/cart',
  'https://u:p@a.example',
])('keeps only the words of a link to %j', (href) =>
  expect(cleanMarkup(`<a href="${href}">oil</a>`)).toBe('oil'),
)

it.each([
  ['a.example', 'https://a.example/'],
  [' https://a.example/oil?x=1 ', 'https://a.example/oil?x=1'],
  ['http://a.example', 'http://a.example/'],
  ['javascript:x()', null],
  ['mailto:a@b.example', null],
  ['cold pressed oil', null],
  ['oil', null],
  ['', null],
])('understands the address %j as %j', (typed, address) => expect(typedAddress(typed)).toBe(address))

it('writes a link that shows its address', () =>
  expect(linkMarkup('https://a.example/?a=1&b="x"')).toBe(
    '<a href="https://a.example/?a=1&amp;b=&quot;x&quot;">https://a.example/?a=1&amp;b="x"</a>',
  ))

it('makes paragraphs of what an editor calls divisions', () =>
  expect(cleanMarkup('<div>One</div><div><img src=x onerror=x()>Two</div>')).toBe('<p>One</p><p>Two</p>'))
