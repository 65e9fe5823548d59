import { EVENTS, type MessageEvent, ruleOf } from './events.js'
import {
  cleanValues,
  defaultTemplate,
  differenceFromRegistered,
  exampleFacts,
  filled,
  namesIn,
  oneLine,
  smsParts,
  smsText,
  smsValues,
  templateProblems,
} from './templates.js'

const NAMES = Object.keys(EVENTS) as MessageEvent[]

describe.each(NAMES)('the texts that %s came with', (event) => {
  const template = defaultTemplate(event)

  it('name only variables that the event has', () => {
    expect(templateProblems(event, template)).toEqual({})
  })

  it('stay within the bounds of a change', () => {
    expect(template.email.subject.length).toBeLessThanOrEqual(200)
    expect(template.push.title.length).toBeLessThanOrEqual(100)
    expect(template.push.text.length).toBeLessThanOrEqual(300)
    expect(smsText(template.sms.text).length).toBeLessThanOrEqual(1000)
  })

  it('are made of characters that an SMS holds cheaply, with the examples', () => {
    const values = smsValues({
      ...exampleFacts(event),
      name: 'Lakshmi',
      shop: 'Jaadi',
      link: 'https://j.example/x',
    })
    const text = filled(smsText(template.sms.text), values)
    expect(smsParts(text)).toBeLessThanOrEqual(2)
    expect(namesIn(text)).toEqual([])
  })

  it('are for staff with a permission, or for customers with their name', () => {
    const { audience, permission } = ruleOf(event)
    expect(permission === undefined).toBe(audience === 'customer')
    const isLetter = audience === 'customer' && template.email.text !== ''
    // The owner writes the message of a recall whole, with the person's name.
    if (isLetter && event !== 'recall') expect(template.email.text).toMatch(/^Dear \{\{name\}\},\n\n/)
  })
})

describe('a template', () => {
  const paid = defaultTemplate('orderPaid')

  it.each([
    ['an unknown variable', { push: { title: '{{waybill}}', text: '' } }, 'push.title'],
    ['a variable of the prototype', { push: { title: '{{constructor}}', text: '' } }, 'push.title'],
    ['a brace that is missing', { push: { title: '{{total}', text: 'x' } }, 'push.title'],
    ['a channel that says nothing', { sms: { ...paid.sms, text: '' } }, 'sms.text'],
    ['an e-mail without a subject', { email: { ...paid.email, subject: '' } }, 'email.subject'],
    [
      'a DLT id whose text nobody copied',
      { sms: { ...paid.sms, dltTemplateId: '1107' } },
      'sms.registeredText',
    ],
  ])('with %s is refused at that place', (_, changes, place) => {
    expect(Object.keys(templateProblems('orderPaid', { ...paid, ...changes }))).toEqual([place])
  })

  it('may use a variable twice and with spaces', () => {
    expect(filled('{{ total }} of {{total}}', { total: '₹5' })).toBe('₹5 of ₹5')
  })

  it('fills in nothing of what a value says', () => {
    expect(filled('{{a}} {{b}}', { a: '{{b}} $& $1', b: 'x' })).toBe('{{b}} $& $1 x')
  })
})

describe('the text registered under a DLT id', () => {
  const ours = 'Dear {{name}}, {{total}} arrived.'

  it.each([
    'Dear {#var#}, {#var#} arrived.',
    'Dear {#alphanumeric#}, {#numeric#} arrived.',
    '  Dear {#var#},  {#var#}\narrived. ',
  ])('fits as %j', (registered) => expect(differenceFromRegistered(ours, registered)).toBeNull())

  it.each([
    ['Dear {#var#}, {#var#} came.', '"came.'],
    ['Dear {#var#}, {#var#} arrived', '"arrived"'],
    ['Dear {#var#} arrived.', '"{#var#} arrived.'],
    ['Dear Lakshmi, {#var#} arrived.', '"Lakshmi,'],
  ])('does not fit as %j, and the sentence shows where', (registered, where) =>
    expect(differenceFromRegistered(ours, registered)).toContain(where),
  )
})

describe('values', () => {
  it('lose what is no letter: control characters, and what turns the direction of writing', () => {
    expect(cleanValues({ name: ' Lak\u0000sh\u202Emi\t' })).toEqual({ name: 'Lak shmi' })
    expect(cleanValues({ items: 'one\ntwo' })).toEqual({ items: 'one\ntwo' })
  })

  it('are cut where a customer wrote a novel', () => {
    const { message = '' } = cleanValues({ message: 'x'.repeat(10_000) })
    expect(message).toHaveLength(600)
    expect(message.endsWith('…')).toBe(true)
  })

  it('are short and plain in an SMS, and the address stays whole', () => {
    const link = `https://jaadi.example/orders/${'x'.repeat(60)}`
    const { items, total, ...rest } = smsValues({
      items: '2 × Gongura Chicken Pickle, 1 kg; 1 × Avakaya',
      total: '₹1,469',
      link,
    })
    expect(items).toBe('2 x Gongura Chicken Pickle, 1 kg; 1 x ..')
    expect(total).toBe('Rs.1,469')
    expect(rest).toEqual({ link })
  })

  it('make one line of a subject', () => {
    expect(oneLine('Paid\r\nBcc: thief@example.in', 100)).toBe('Paid Bcc: thief@example.in')
  })
})

it.each([
  ['a', 160, 1],
  ['a', 161, 2],
  ['a', 306, 2],
  ['a', 307, 3],
  ['€', 80, 1],
  ['€', 81, 2],
  ['అ', 70, 1],
  ['అ', 71, 2],
])('an SMS of %j, %i times, has %i parts', (letter, times, parts) =>
  expect(smsParts(letter.repeat(times))).toBe(parts),
)
