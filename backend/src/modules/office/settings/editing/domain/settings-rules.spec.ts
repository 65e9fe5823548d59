import { paise } from '../../../../../kernel/amounts/money.js'
import { DEFAULT_SETTINGS, type ShopSettings, withDefaults } from '../../domain/shop-settings.js'
import { settingsProblems } from './settings-rules.js'

const fieldsOf = (changed: Partial<ShopSettings>): string[] =>
  Object.keys(settingsProblems(withDefaults(changed), 2026))
const { address, catalogue, gst, labels, messages } = DEFAULT_SETTINGS

it('finds nothing wrong with the defaults', () => expect(fieldsOf({})).toEqual([]))
it("takes GST with a GSTIN of the shop's state whose checksum is right", () => {
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
] satisfies [string, Partial<ShopSettings>, string[]][])('refuses %s', (_, changed, fields) =>
  expect(fieldsOf(changed)).toEqual(fields),
)

it.each([
  ['does not exist', ['2027-01-15', '2027-02-30']],
  ['is written twice', ['2027-01-15', '2027-01-15']],
])('refuses a holiday that %s', (_, holidays) =>
  expect(Object.keys(settingsProblems({ ...DEFAULT_SETTINGS, holidays }, 2026))).toEqual(['holidays.1']),
)

it.each(['13624010000001', '21219001000001', '00000000000000'])('takes the licence %s', (fssaiLicence) =>
  expect(fieldsOf({ fssaiLicence })).toEqual([]),
)

it.each(['1362401000000', '33624010000001', '19924010000001', '13699010000001', '1362401000000a'])(
  'refuses the licence %s',
  (fssaiLicence) => expect(fieldsOf({ fssaiLicence })).toEqual(['fssaiLicence']),
)

it('refuses two codes that would share an address', () => {
  const variantTypes = [
    { code: 'GONGURA CHICKEN', label: 'One', hidden: false, vegetarian: false },
    { code: 'gongura-chicken', label: 'Two', hidden: false, vegetarian: false },
  ]
  expect(fieldsOf({ catalogue: { ...catalogue, variantTypes } })).toEqual(['catalogue.variantTypes.1.code'])
})

it('keeps at least one entry of each list on offer', () => {
  const variantWeights = catalogue.variantWeights.map((entry) => ({ ...entry, hidden: true }))
  expect(fieldsOf({ catalogue: { ...catalogue, variantWeights } })).toEqual(['catalogue.variantWeights'])
})
