import { paise } from '../../../../kernel/amounts/money.js'
import { type PaymentFacts, type PaymentStatus, type ProviderOrderStatus } from './attempt.js'
import { troubleOf } from './trouble.js'

const CHARGE = { amountPaise: paise(96_900), currency: 'INR' }

const said = (status: PaymentStatus, message: string | null = null, minute = 1): PaymentFacts => ({
  paymentId: `p${minute}`,
  status,
  ...CHARGE,
  at: new Date(Date.UTC(2026, 10, 21, 6, minute)),
  message,
})
const trouble = (payments: PaymentFacts[], status: ProviderOrderStatus = 'active') =>
  troubleOf({ order: { status, ...CHARGE }, payments })

describe('why an order is not paid', () => {
  it.each([
    ['ZM::Insufficient funds in the account', 'funds'],
    ['U30::Transaction amount limit exceeded', 'limit'],
    ['Incorrect OTP entered', 'authentication'],
    ['Invalid UPI PIN', 'authentication'],
    ['Your card is not enabled for online payments', 'card'],
    ['91::Issuer switch inoperative', 'declined'],
    [null, 'declined'],
  ])('is told by the bank: %j is %s', (message, wanted) => {
    expect(trouble([said('failed', message)])).toBe(wanted)
  })

  it('is that the customer left, where nothing was tried or a try was dropped', () => {
    expect(trouble([])).toBe('left')
    expect(trouble([said('not-attempted')])).toBe('left')
    expect(trouble([said('failed', 'Insufficient funds', 1), said('dropped', null, 2)])).toBe('left')
  })

  it('is the last try that counts, whatever the order in which they are listed', () => {
    expect(trouble([said('failed', 'Insufficient funds', 9), said('dropped', null, 2)])).toBe('funds')
  })

  it('is unknown while a bank has not answered, also after another try failed', () => {
    expect(trouble([said('failed', 'Insufficient funds', 9), said('waiting', null, 2)])).toBe('waiting')
  })

  it('is the end of the session, where nothing else is known', () => {
    expect(trouble([], 'expired')).toBe('expired')
    expect(trouble([said('failed', 'Insufficient funds')], 'expired')).toBe('funds')
  })

  it('is nothing where money came', () => {
    expect(trouble([said('success')])).toBeNull()
    expect(trouble([], 'paid')).toBeNull()
  })
})
