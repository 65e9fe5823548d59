import { cleanDescription, plainDescription } from './descriptions.js'

it('keeps simple markup and drops everything that could act', () =>
  expect(
    cleanDescription(
      '<p onclick="x()"><strong>Hot</strong><script>x()</script> <a href="javascript:x()">pickle</a></p>',
    ),
  ).toBe('<p><strong>Hot</strong> pickle</p>'))

it('closes what was left open', () => expect(cleanDescription('<p><b>Hot')).toBe('<p><b>Hot</b></p>'))

it('is the same cleaned twice', () => {
  const once = cleanDescription('Salt & <em>oil</em> <img src=x onerror=x()>')
  expect(cleanDescription(once)).toBe(once)
})

it('gives plain text on one line', () =>
  expect(plainDescription('<p><strong>Chicken</strong> &amp; gongura</p><p>1 kg</p>')).toBe(
    'Chicken & gongura 1 kg',
  ))
