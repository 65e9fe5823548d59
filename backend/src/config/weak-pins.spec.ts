import { pinsTriedFirst, weakPin } from './weak-pins.js'

const NUMBER = '9848012345'

describe('a PIN that production takes', () => {
  it.each(['704286', '918273645', '580417', '29471836'])('is %s', (pin) =>
    expect(weakPin(pin, NUMBER)).toBeNull(),
  )
  it.each([
    ['246810', /demo/],
    ['135790', /demo/],
    ['111111', /anybody/],
    ['121212', /anybody/],
    ['123123', /anybody/],
    ['111222', /anybody/],
    ['777779', /anybody/],
    ['123456', /anybody/],
    ['890123', /anybody/],
    ['987654321', /anybody/],
    ['321098', /anybody/],
    ['159753', /many people/],
    ['984801', /mobile number/],
    ['801234', /mobile number/],
    ['432108', /mobile number/],
  ])('is not %s', (pin, why) => expect(weakPin(pin, NUMBER)).toMatch(why))
})

it('what is tried against stored PINs is weak by the same rule, and little enough for a slow hash', () => {
  const tried = pinsTriedFirst(NUMBER)
  expect(tried.filter((pin) => weakPin(pin, NUMBER) === null)).toEqual([])
  expect(tried.length).toBeLessThan(50)
})
