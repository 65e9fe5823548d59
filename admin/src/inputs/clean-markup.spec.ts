import { cleanMarkup, plainText } from './clean-markup.js'

it('keeps simple markup and drops everything that could act', () =>
  expect(
    cleanMarkup('<p onclick="x()"><b>Hot</b><script>x()</script> <a href="javascript:x()">pickle</a></p>'),
  ).toBe('<p><b>Hot</b> pickle</p>'))

it('makes paragraphs of what an editor calls divisions', () =>
  expect(cleanMarkup('<div>One</div><div><img src=x onerror=x()>Two</div>')).toBe('<p>One</p><p>Two</p>'))

it('reads as plain text on one line', () =>
  expect(plainText('<p>Hot &amp; sour</p><ul><li>1 kg</li><li>jar</li></ul>')).toBe('Hot & sour 1 kg jar'))
