import { paise } from '../../../../kernel/amounts/money.js'
import { amountInWords } from './amount-in-words.js'

it.each([
  [0, 'Rupees zero only'],
  [1_00, 'Rupees one only'],
  [1_249_50, 'Rupees one thousand two hundred forty-nine and fifty paise only'],
  [20_000_00, 'Rupees twenty thousand only'],
  [1_24_950_05, 'Rupees one lakh twenty-four thousand nine hundred fifty and five paise only'],
  [3_00_00_001_00, 'Rupees three crore one only'],
])('%i paise are "%s"', (amount, words) => expect(amountInWords(paise(amount))).toBe(words))
