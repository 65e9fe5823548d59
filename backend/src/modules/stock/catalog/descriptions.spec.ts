import { cleanDescription, plainDescription } from './descriptions.js'

it('a description keeps simple markup and loses everything that could run code', () =>
  expect(
    cleanDescription(
      '<p onclick="x()"><strong>Hot</strong><script>x()</script> <a href="javascript:x()">pickle</a></p>',
    ),
  ).toBe('<p><strong>Hot</strong> pickle</p>'))

it('a link to a web page keeps its address and no other attribute', () =>
  expect(
    cleanDescription(
      '<a href="https://jaadi.example/oil?a=1&amp;b=2" target="_top" onclick="x()" style="position:fixed" rel="opener">oil</a>',
    ),
  ).toBe('<a href="https://jaadi.example/oil?a=1&amp;b=2" rel="nofollow noopener">oil</a>'))

it.each([
  'javascript:x()',
  ' JaVaScRiPt:x()',
  'java\nscript:x()',
  'java&#x09;script:x()',
  '&#106;avascript:x()',
  '\u0001javascript:x()',
  'data:text/html,<script>x()</script>',
  'vbscript:x()',
  'file:///etc/passwd',
  'mailto:a@b.example',
  '//evil.example',
  '/cart',
  'https://shop@evil.example/',
  'https://user:secret@evil.example/',
  '',
])('a link to %j keeps only its text', (href) =>
  expect(cleanDescription(`<p><a href="${href}">oil</a></p>`)).toBe('<p>oil</p>'),
)

it('a link cannot break out of its quotes', () => {
  const clean = cleanDescription(`<a href='https://a.example/"onmouseover="x()'>oil</a>`)
  expect(clean).toBe('<a href="https://a.example/%22onmouseover=%22x()" rel="nofollow noopener">oil</a>')
  expect(cleanDescription(clean)).toBe(clean)
})

it('an unclosed tag is closed', () => expect(cleanDescription('<p><b>Hot')).toBe('<p><b>Hot</b></p>'))

it('a description does not change when it is cleaned again', () => {
  const once = cleanDescription('Salt & <em>oil</em> <img src=x onerror=x()> <a href=HTTP://A.example>b</a>')
  expect(cleanDescription(once)).toBe(once)
})

it('plain text of a description is on one line', () =>
  expect(plainDescription('<p><strong>Chicken</strong> &amp; gongura</p><p>1 kg</p>')).toBe(
    'Chicken & gongura 1 kg',
  ))
