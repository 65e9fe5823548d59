import { canTransition, unreachableStates } from '../../../../kernel/states/transitions.js'
import { type Channel } from '../../settings/domain/message-settings.js'
import {
  BACKOFF_MINUTES,
  chatLink,
  following,
  hasConsent,
  MESSAGE_MACHINE,
  type Outcome,
  quietUntil,
  shownChoices,
} from './sending-rules.js'

const NOW = new Date('2026-11-25T06:30:00Z')
const LATER: Outcome = { is: 'later', why: 'busy' }
const UNKNOWN: Outcome = { is: 'unknown', why: 'no answer' }

describe('what follows from a try', () => {
  it('is another one, each later than the one before, until a day has gone by', () => {
    const waits = BACKOFF_MINUTES.map((_, at) => {
      const { status, nextAt } = following(LATER, 'email', at + 1, NOW)
      expect(status).toBe('failed')
      return ((nextAt?.getTime() ?? 0) - NOW.getTime()) / 60_000
    })
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits[0]).toBe(1)
    const all = waits.reduce((sum, wait) => sum + wait, 0)
    expect(all).toBeGreaterThan(20 * 60)
    expect(all).toBeLessThan(26 * 60)
    expect(following(LATER, 'email', BACKOFF_MINUTES.length + 1, NOW)).toEqual({
      status: 'dead',
      reason: 'busy',
    })
  })

  it.each<[Channel, string]>([
    ['email', 'failed'],
    ['push', 'failed'],
    ['sms', 'perhapsSent'],
    ['whatsapp', 'perhapsSent'],
  ])('without an answer from %s is %s: what costs money is not sent twice by itself', (channel, status) => {
    expect(following(UNKNOWN, channel, 1, NOW).status).toBe(status)
  })

  it.each<[Outcome, string]>([
    [{ is: 'sent' }, 'sent'],
    [{ is: 'refused', why: 'no such template' }, 'dead'],
    [{ is: 'addressRefused', why: 'no such mailbox' }, 'dead'],
    [{ is: 'skipped', why: 'opted out' }, 'skipped'],
  ])('of %j is %s at once', (outcome, status) => {
    expect(following(outcome, 'sms', 1, NOW).status).toBe(status)
    expect(canTransition(MESSAGE_MACHINE, 'sending', following(outcome, 'sms', 1, NOW).status)).toBe(true)
  })
})

it('a message can come into every status, and a sent one stays sent', () => {
  expect(unreachableStates(MESSAGE_MACHINE)).toEqual([])
  expect(MESSAGE_MACHINE.next.sent).toEqual([])
})

describe('consent', () => {
  it('for the service of an order is there until the person says no, for each channel by itself', () => {
    expect(hasConsent('orderPaid', 'sms', {})).toBe(true)
    const choices = { service: { sms: false } }
    expect(hasConsent('orderPaid', 'sms', choices)).toBe(false)
    expect(hasConsent('orderPaid', 'email', choices)).toBe(true)
  })

  it('for what the person asked to be told is the asking, until they end it', () => {
    expect(hasConsent('backInStock', 'email', {})).toBe(true)
    expect(hasConsent('backInStock', 'email', { marketing: { email: false } })).toBe(false)
    expect(hasConsent('backInStock', 'email', { service: { email: false } })).toBe(true)
  })

  it('is shown as yes for orders and no for anything else where nothing was chosen', () => {
    const { service, marketing } = shownChoices({ marketing: { push: true } })
    expect(service).toEqual({ email: true, sms: true, whatsapp: true, push: true })
    expect(marketing).toEqual({ email: false, sms: false, whatsapp: false, push: true })
  })
})

describe('the quiet hours', () => {
  const NIGHT = { from: '21:00', to: '09:00' }
  const at = (time: string) => quietUntil(new Date(`2026-11-25T${time}:00+05:30`), NIGHT)

  it('end in the morning of the day after, or of the day, by the clock of India', () => {
    expect(at('22:30')).toEqual(new Date('2026-11-26T09:00:00+05:30'))
    expect(at('21:00')).toEqual(new Date('2026-11-26T09:00:00+05:30'))
    expect(at('00:10')).toEqual(new Date('2026-11-25T09:00:00+05:30'))
    expect(at('08:59')).toEqual(new Date('2026-11-25T09:00:00+05:30'))
  })

  it('are over on the minute, and have not begun a minute before', () => {
    expect(at('09:00')).toBeNull()
    expect(at('20:59')).toBeNull()
  })

  it('may lie within a day, and there may be none', () => {
    const noon = new Date('2026-11-25T12:30:00+05:30')
    expect(quietUntil(noon, { from: '12:00', to: '14:00' })).toEqual(new Date('2026-11-25T14:00:00+05:30'))
    expect(quietUntil(noon, { from: '12:30', to: '12:30' })).toBeNull()
  })
})

it('a chat carries the text whole, signs of addresses too', () => {
  const text = 'Dear Lakshmi & Ravi, see https://jaadi.example/?a=1#b'
  expect(new URL(chatLink('9876543210', text)).searchParams.get('text')).toBe(text)
})
