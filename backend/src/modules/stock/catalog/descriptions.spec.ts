import { cleanDescription, plainDescription } from './descriptions.js'

it('keeps simple markup and drops everything that could act', () =>
  expect(
    cleanDescription(
      '<p onclick="x()"><strong>Hot</strong><script>x()</script> <a href="javascript:x()">pickle</a></p>',
    ),
  ).toBe('<p><strong>Hot</strong> pickle</p>'))

it('keeps a link to a web page, without what else it says of itself', () =>
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
])('keeps of a link to %j only its words', (href) =>
  expect(cleanDescription(`<p><a href="${href}">oil</a></p>`)).toBe('<p>oil</p>'),
)

it('lets no link break out of its quotes', () => {
  const clean = cleanDescription(`<a href='https://a.example/"onmouseover="x()'>oil</a>`)
  expect(clean).toBe('<a href="https://a.example/%22onmouseover=%22x()" rel="nofollow noopener">oil</a>')
  expect(cleanDescription(clean)).toBe(clean)
})

it('closes what was left open', () => expect(cleanDescription('<p><b>Hot')).toBe('<p><b>Hot</b></p>'))

it('is the same cleaned twice', () => {
  const once = cleanDescription('Salt & <em>oil</em> <img src=x onerror=x()> <a href=HTTP://A.example>b</a>')
  expect(cleanDescription(once)).toBe(once)
})

it('gives plain text on one line', () =>
  expect(plainDescription('<p><strong>Chicken</strong> &amp; gongura</p><p>1 kg</p>')).toBe(
    'Chicken & gongura 1 kg',
  ))
