import { paise } from '../../../../../kernel/amounts/money.js'
import { DEFAULT_SETTINGS, type ShopSettings, withDefaults } from '../../domain/shop-settings.js'
import { settingsProblems } from './settings-rules.js'

const fieldsOf = (changed: Partial<ShopSettings>): string[] =>
  Object.keys(settingsProblems(withDefaults(changed), 2026))
const { address, catalogue, gst, labels, messages } = DEFAULT_SETTINGS

it('the defaults have no problems', () => expect(fieldsOf({})).toEqual([]))
it("GST is accepted with a GSTIN of the shop's state whose checksum is right", () => {
  expect(fieldsOf({ gst: { ...gst, enabled: true, gstin: '36AAPFU0939F1ZW' } })).toEqual([])
  const maharashtra = { ...address, state: 'MAHARASHTRA' }
  const moved = { address: maharashtra, gst: { ...gst, enabled: true, gstin: '27AAPFU0939F1ZV' } }
  expect(fieldsOf(moved)).toEqual([])
})

it.each([
  ['a range the wrong way round', { deliveryDays: { min: 7, max: 4 } }, ['deliveryDays.max']],
  [
    'a refund promise the wrong way round',
    { policies: { reportHours: 48, returnDays: 2, refundDays: { min: 10, max: 7 } } },
    ['policies.refundDays.max'],
  ],
  ['GST without a GSTIN', { gst: { ...gst, enabled: true } }, ['gst.gstin']],
  ['a GSTIN with a typing error', { gst: { ...gst, gstin: '27AAPFU0939F1ZW' } }, ['gst.gstin']],
  [
    "a GSTIN of another state than the shop's",
    { gst: { ...gst, gstin: '27AAPFU0939F1ZV' } },
    ['gst.gstin', 'address.state'],
  ],
  [
    'an address in another state than the GSTIN',
    { address: { ...address, state: 'Kerala' }, gst: { ...gst, gstin: '36AAPFU0939F1ZW' } },
    ['gst.gstin', 'address.state'],
  ],
  [
    'fewer messages to a customer in a day than in an hour',
    { messages: { ...messages, limits: { ...messages.limits, customerPerDay: 5 } } },
    ['messages.limits.customerPerDay'],
  ],
  [
    'a budget of a month that a day uses up',
    { messages: { ...messages, budget: { ...messages.budget, perMonthPaise: paise(100) } } },
    ['messages.budget.perMonth'],
  ],
  ['too many columns for A4', { labels: { ...labels, columns: 5 } }, ['labels.columns']],
  ['too many rows for A4', { labels: { ...labels, rows: 11 } }, ['labels.rows']],
  ['labels that overlap', { labels: { ...labels, pitchXMm: 50 } }, ['labels.pitchXMm']],
  ['an offset off the sheet', { labels: { ...labels, offsetXMm: -2 } }, ['labels.offsetXMm']],
  ['a start behind the last label', { labels: { ...labels, startCell: 41 } }, ['labels.startCell']],
  ['padding that eats the label', { labels: { ...labels, paddingMm: 14 } }, ['labels.paddingMm']],
] satisfies [string, Partial<ShopSettings>, string[]][])('settings are refused: %s', (_, changed, fields) =>
  expect(fieldsOf(changed)).toEqual(fields),
)

it.each([
  ['does not exist', ['2027-01-15', '2027-02-30']],
  ['is written twice', ['2027-01-15', '2027-01-15']],
])('a holiday is refused that %s', (_, holidays) =>
  expect(Object.keys(settingsProblems({ ...DEFAULT_SETTINGS, holidays }, 2026))).toEqual(['holidays.1']),
)

it.each(['13624010000001', '21219001000001', '00000000000000'])(
  'the licence %s is accepted',
  (fssaiLicence) => expect(fieldsOf({ fssaiLicence })).toEqual([]),
)

it.each(['1362401000000', '33624010000001', '19924010000001', '13699010000001', '1362401000000a'])(
  'the licence %s is refused',
  (fssaiLicence) => expect(fieldsOf({ fssaiLicence })).toEqual(['fssaiLicence']),
)

it('two codes that would share an address are refused', () => {
  const variantTypes = [
    { code: 'GONGURA CHICKEN', label: 'One', hidden: false, vegetarian: false },
    { code: 'gongura-chicken', label: 'Two', hidden: false, vegetarian: false },
  ]
  expect(fieldsOf({ catalogue: { ...catalogue, variantTypes } })).toEqual(['catalogue.variantTypes.1.code'])
})

it('each list must offer at least one entry', () => {
  const variantWeights = catalogue.variantWeights.map((entry) => ({ ...entry, hidden: true }))
  expect(fieldsOf({ catalogue: { ...catalogue, variantWeights } })).toEqual(['catalogue.variantWeights'])
})

it('refuses a ready answer that asks for what no order has, or has the title of another', () => {
  const replies = [
    { title: 'Photo', text: 'Dear {{nmae}}, please.' },
    { title: 'photo', text: 'Dear {{name}}, please.' },
  ]
  expect(settingsProblems({ ...DEFAULT_SETTINGS, replies }, 2026)).toEqual({
    'replies.0.text': expect.stringContaining('{{nmae}}'),
    'replies.1.title': 'Another answer has this title.',
  })
})
