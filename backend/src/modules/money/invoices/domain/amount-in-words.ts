import { type Paise } from '../../../../kernel/amounts/money.js'

const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const PARTS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

function belowHundred(count: number): string {
  if (count < 20) return ONES[count] ?? ''
  const [tens, ones] = [TENS[Math.floor(count / 10)] ?? '', ONES[count % 10] ?? '']
  return ones ? `${tens}-${ones}` : tens
}

function inWords(count: number): string {
  const words: string[] = []
  let rest = count
  for (const [size, name] of PARTS) {
    if (rest < size) continue
    words.push(inWords(Math.floor(rest / size)), name)
    rest %= size
  }
  if (rest > 0) words.push(belowHundred(rest))
  return words.join(' ')
}

/** "Rupees one lakh two thousand and fifty paise only", as on Indian bills. */
export function amountInWords(paise: Paise): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  const whole = rupees === 0 ? 'zero' : inWords(rupees)
  return `Rupees ${whole}${rest > 0 ? ` and ${belowHundred(rest)} paise` : ''} only`
}
