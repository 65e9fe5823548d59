import { stripInvisibleCharacters } from './strip-invisible-characters.js'

describe('stripping invisible characters', () => {
  it.each([
    ['control characters', '\u0000Lakshmi\u0007\u009f Rao', 'Lakshmi Rao'],
    ['the marks of a number copied from the contacts', '\u202a98765 43210\u202c', '98765 43210'],
    ['marks that reverse the text after them', '12 \u202eRoad', '12 Road'],
    ['invisible spaces', '\ufeffHyd\u200berabad', 'Hyderabad'],
    ['halves of characters', 'Jar \ud83e', 'Jar '],
  ])('removes %s', (_, text, left) => expect(stripInvisibleCharacters(text)).toBe(left))

  it.each([
    ['lines and tabs', 'Flat 4\n12 Main Road\t(rear)'],
    ['joiners, which scripts of India are written with', 'ర్\u200cయ क्\u200dष'],
    ['letters, marks and pictures of any script', 'లక్ష్మి लक्ष्मी 🫙 اردو'],
  ])('keeps %s', (_, text) => expect(stripInvisibleCharacters(text)).toBe(text))
})
