import { pinsTriedFirst, weakPin } from './weak-pins.js'

const NUMBER = '9848012345'

describe('a PIN that production accepts', () => {
  it.each(['704286', '918273645', '583417', '29471836', '15131982'])('is %s', (pin) =>
    expect(weakPin(pin, NUMBER)).toBeNull(),
  )
  it.each([
    ['246810', /demo/],
    ['135790', /demo/],
    ['111111', /easy to guess/],
    ['121212', /easy to guess/],
    ['123123', /easy to guess/],
    ['111222', /easy to guess/],
    ['777779', /easy to guess/],
    ['123456', /easy to guess/],
    ['890123', /easy to guess/],
    ['987654321', /easy to guess/],
    ['321098', /easy to guess/],
    ['150882', /date/],
    ['820815', /date/],
    ['081582', /date/],
    ['15081982', /date/],
    ['20041231', /date/],
    ['159753', /many people/],
    ['984801', /mobile number/],
    ['801234', /mobile number/],
    ['432108', /mobile number/],
  ])('is not %s', (pin, why) => expect(weakPin(pin, NUMBER)).toMatch(why))
})

it('the PINs tried against stored ones are weak by the same rule, and few enough for a slow hash', () => {
  const tried = pinsTriedFirst(NUMBER)
  expect(tried.filter((pin) => weakPin(pin, NUMBER) === null)).toEqual([])
  expect(tried.length).toBeLessThan(50)
})
