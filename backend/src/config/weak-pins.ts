/** PINs of the demo's staff, which are public. Production refuses them. */
const DEMO_PINS: readonly string[] = ['246810', '135790']
const KNOWN_PIN_SENTENCE = 'This PIN is used in the demo, so everybody knows it. Choose another.'

/** PINs that many people choose, from lists of stolen ones; added to those that a rule finds. */
const COMMON_PINS: readonly string[] = [
  ...['123321', '112233', '332211', '111222', '222111', '001122', '123654', '159753', '147258', '258369'],
  ...['147852', '369258', '789456', '456123', '159357', '741852', '852963', '963852', '100200', '102030'],
  ...['131420', '520131', '520520', '112211', '121314', '007007', '102938', '135791', '124578', '142536'],
]

const DIGITS = '01234567890123456789'
const BACKWARDS = [...DIGITS].reverse().join('')

/** Whether the PIN repeats a few digits: 111111, 121212, 123123. */
const isRepeated = (pin: string): boolean => /^(\d{1,3})\1+$/.test(pin) || /^(\d)\1*(\d)\2*$/.test(pin)

const isSequential = (pin: string): boolean => DIGITS.includes(pin) || BACKWARDS.includes(pin)

const isDay = (day: string, month: string): boolean =>
  /^(0[1-9]|[12]\d|3[01])$/.test(day) && /^(0[1-9]|1[0-2])$/.test(month)

/** Whether the PIN can be read as a day, such as a birthday: 150882, 820815, 081582, 15081982, 19820815. */
function isDate(pin: string): boolean {
  const [, a = '', b = '', c = ''] = /^(\d\d)(\d\d)(?:19|20)?(\d\d)$/.exec(pin) ?? []
  const [, month = '', day = ''] = /^(?:19|20)?\d\d(\d\d)(\d\d)$/.exec(pin) ?? []
  return (c !== '' && (isDay(a, b) || isDay(b, a))) || isDay(day, month)
}

/** Whether the PIN is part of the mobile number, forwards or backwards. */
function isOfNumber(pin: string, mobileNumber: string): boolean {
  const backwards = [...mobileNumber].reverse().join('')
  return mobileNumber.includes(pin) || backwards.includes(pin)
}

/** The reason why production refuses this PIN for the number, as a sentence; null when it accepts the PIN. */
export function weakPin(pin: string, mobileNumber: string): string | null {
  if (DEMO_PINS.includes(pin)) return KNOWN_PIN_SENTENCE
  if (isRepeated(pin) || isSequential(pin))
    return 'This PIN is a simple row of digits and easy to guess. Choose another.'
  if (isDate(pin)) return 'This PIN reads as a date, which others may know. Choose another.'
  if (COMMON_PINS.includes(pin)) return 'This PIN is one that many people choose. Choose another.'
  if (mobileNumber !== '' && isOfNumber(pin, mobileNumber))
    return 'This PIN is part of the mobile number. Choose another.'
  return null
}

/**
 * The PINs of six digits, the usual length, that a thief would try first for a number. They are tried
 * against stored PINs, since only a slow hash of those is known.
 */
export function pinsTriedFirst(mobileNumber: string): string[] {
  const rows = Array.from({ length: 10 }, (_, from) => [
    DIGITS.slice(from, from + 6),
    BACKWARDS.slice(from, from + 6),
  ])
  const repeated = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(6))
  const pairs = ['121212', '123123', '112233', '111222', '101010', '123321', '159753', '147258', '123654']
  return [
    ...DEMO_PINS,
    ...new Set([...rows.flat(), ...repeated, ...pairs, mobileNumber.slice(0, 6), mobileNumber.slice(-6)]),
  ]
}
