import { runsOf } from '../../kernel/text/writing.js'
import { fontBytes } from './document.js'

describe('text on paper', () => {
  it('is one run while its script does not change', () =>
    expect(runsOf('12, Main Road ₹5')).toEqual([{ face: 'regular', text: '12, Main Road ₹5' }]))

  it('changes the font when the script changes', () =>
    expect(runsOf('Smt లక్ష్మి రావు, हैदराबाद')).toEqual([
      { face: 'regular', text: 'Smt ' },
      { face: 'telugu', text: 'లక్ష్మి రావు' },
      { face: 'regular', text: ', ' },
      { face: 'devanagari', text: 'हैदराबाद' },
    ]))

  it('shows a dot for a character that none of the fonts has', () =>
    expect(runsOf('Ravi 🌶', 'bold')).toEqual([{ face: 'bold', text: 'Ravi ·' }]))

  it("uses only characters that the fonts have in the papers' own words", () => {
    const signs = 'Charge kept – ₹16.00 · 2 × 500 g, 5 %'
    expect(runsOf(signs)).toEqual([{ face: 'regular', text: signs }])
  })

  it.each(['regular', 'bold', 'telugu', 'devanagari'] as const)('has the font %s', async (face) =>
    expect((await fontBytes(face)).subarray(0, 4)).toEqual(Buffer.from([0, 1, 0, 0])),
  )
})
