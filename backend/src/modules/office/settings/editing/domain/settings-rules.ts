import { isDayOfOurTime, YEARS_IN_WORDS } from '../../../../../kernel/dates/ist.js'
import { GSTIN_SENTENCE, isGstin, stateOfGstin } from '../../../../../kernel/text/gstin.js'
import { isSameState } from '../../../../../kernel/text/indian-states.js'
import { type CatalogueLists, type ListEntry } from '../../domain/catalogue-lists.js'
import { type LabelSheet } from '../../domain/label-sheet.js'
import { type Reply, REPLY_FACTS, unknownFacts } from '../../domain/replies.js'
import { type DayRange, PLACEHOLDER_FSSAI, type ShopSettings } from '../../domain/shop-settings.js'

/** Problems by the place of the field: `processingDays.max`. */
export type Problems = Record<string, string>

/** The days from which limits of the law hold. */
const LAW_DAYS = ['largeInvoiceFrom', 'sixDigitsFrom', 'registrationFrom'] as const

const A4 = { widthMm: 210, heightMm: 297 }

/** Settings before they are checked: a day is any text. */
type UncheckedSettings = Omit<ShopSettings, 'holidays' | 'taxLimits'> & {
  holidays: readonly string[]
  taxLimits: Record<(typeof LAW_DAYS)[number], string>
}

/**
 * Rules that one field alone cannot check: ranges in the right order, codes that differ, labels that fit on the sheet.
 */
export function settingsProblems(settings: UncheckedSettings, thisYear: number): Problems {
  return {
    ...rangeProblems({
      processingDays: settings.processingDays,
      deliveryDays: settings.deliveryDays,
      'policies.refundDays': settings.policies.refundDays,
    }),
    ...holdProblems(settings),
    ...messageProblems(settings),
    ...licenceProblems(settings.fssaiLicence, thisYear),
    ...gstProblems(settings),
    ...limitProblems(settings.taxLimits),
    ...holidayProblems(settings.holidays),
    ...replyProblems(settings.replies),
    ...catalogueProblems(settings.catalogue),
    ...sheetProblems(settings.labels),
  }
}

function rangeProblems(ranges: Record<string, DayRange>): Problems {
  const wrong = Object.entries(ranges).filter(([, { min, max }]) => max < min)
  return Object.fromEntries(
    wrong.map(([field]) => [`${field}.max`, 'This must not be less than the first number.']),
  )
}

function holdProblems({ holdMinutes, holdLimits }: UncheckedSettings): Problems {
  return holdLimits.minutes < holdMinutes
    ? { 'holdLimits.minutes': `Not less than one hold: ${holdMinutes} minutes.` }
    : {}
}

function messageProblems({ messages: { limits, budget } }: UncheckedSettings): Problems {
  const hourAndDay: [field: string, hour: number, day: number][] = [
    ['messages.limits.customerPerDay', limits.customerPerHour, limits.customerPerDay],
    ['messages.limits.staffPerDay', limits.staffPerHour, limits.staffPerDay],
  ]
  return {
    ...Object.fromEntries(
      hourAndDay
        .filter(([, hour, day]) => day < hour)
        .map(([field, hour]) => [field, `Not less than in an hour: ${hour} messages.`]),
    ),
    ...(budget.perMonthPaise < budget.perDayPaise
      ? { 'messages.budget.perMonth': 'Not less than in a day.' }
      : {}),
  }
}

/**
 * The meaning of the 14 digits of a licence: 1 licence or 2 registration, two digits of the state, two of the year,
 * three of the office, six of the holder. Most typing errors are found by the first five.
 */
function licenceProblems(licence: string, thisYear: number): Problems {
  if (licence === PLACEHOLDER_FSSAI) return {}
  const state = Number(licence.slice(1, 3))
  const year = 2000 + Number(licence.slice(3, 5))
  const plausible =
    /^[12]\d{13}$/.test(licence) && state >= 1 && state <= 38 && year >= 2006 && year <= thisYear
  return plausible
    ? {}
    : {
        fssaiLicence:
          'An FSSAI number has 14 digits: 1 or 2, two for the state, two for the year of issue, then nine more.',
      }
}

/** IGST or CGST with SGST depends on the state of the address, which has to be that of the registration. */
function gstProblems({ gst: { enabled, gstin }, address }: UncheckedSettings): Problems {
  if (gstin === '') return enabled ? { 'gst.gstin': 'GST is collected under a GSTIN: enter it.' } : {}
  const state = isGstin(gstin) ? stateOfGstin(gstin) : undefined
  if (state === undefined) return { 'gst.gstin': GSTIN_SENTENCE }
  if (isSameState(state, address.state)) return {}
  const sentence = `The GSTIN is of ${state}, and the address of the shop is in ${address.state}. Both are of one state.`
  return { 'gst.gstin': sentence, 'address.state': sentence }
}

function limitProblems(limits: UncheckedSettings['taxLimits']): Problems {
  const wrong = LAW_DAYS.filter((field) => !isDayOfOurTime(limits[field]))
  return Object.fromEntries(
    wrong.map((field) => [`taxLimits.${field}`, `A day that exists, with ${YEARS_IN_WORDS}.`]),
  )
}

function holidayProblems(holidays: readonly string[]): Problems {
  const wrong = holidays.findIndex((day, at) => !isDayOfOurTime(day) || holidays.indexOf(day) !== at)
  return wrong < 0
    ? {}
    : { [`holidays.${wrong}`]: `A day that exists, with ${YEARS_IN_WORDS}, written once, as YYYY-MM-DD.` }
}

function replyProblems(replies: readonly Reply[]): Problems {
  const problems: Problems = {}
  replies.forEach(({ title, text }, at) => {
    if (replies.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) !== at)
      problems[`replies.${at}.title`] = 'Another answer has this title.'
    const [unknown] = unknownFacts(text)
    if (unknown !== undefined)
      problems[`replies.${at}.text`] =
        `No order has {{${unknown}}}. There are: ${Object.keys(REPLY_FACTS).join(', ')}.`
  })
  return problems
}

/** How a code stands in addresses and picture names: two codes must differ there too. */
const slug = (code: string): string => code.toLowerCase().replaceAll(' ', '-')

function catalogueProblems(catalogue: CatalogueLists): Problems {
  const problems: Problems = {}
  for (const [name, entries] of Object.entries(catalogue) as [keyof CatalogueLists, ListEntry[]][]) {
    const slugs = entries.map(({ code }) => slug(code))
    slugs.forEach((one, at) => {
      if (slugs.indexOf(one) !== at) problems[`catalogue.${name}.${at}.code`] = 'Another entry has this code.'
    })
    if (entries.every(({ hidden }) => hidden))
      problems[`catalogue.${name}`] = 'At least one entry stays on offer.'
  }
  return problems
}

function sheetProblems(sheet: LabelSheet): Problems {
  const problems: Problems = {}
  const { columns, rows, marginLeftMm, marginTopMm, offsetXMm, offsetYMm } = sheet
  const right = marginLeftMm + offsetXMm + (columns - 1) * sheet.pitchXMm + sheet.widthMm
  const bottom = marginTopMm + offsetYMm + (rows - 1) * sheet.pitchYMm + sheet.heightMm
  if (sheet.pitchXMm < sheet.widthMm) problems['labels.pitchXMm'] = 'Not less than the width of a label.'
  if (sheet.pitchYMm < sheet.heightMm) problems['labels.pitchYMm'] = 'Not less than the height of a label.'
  if (right > A4.widthMm)
    problems['labels.columns'] = `These labels end ${mm(right)} from the left; A4 is 210 mm wide.`
  if (bottom > A4.heightMm)
    problems['labels.rows'] = `These labels end ${mm(bottom)} from the top; A4 is 297 mm high.`
  if (marginLeftMm + offsetXMm < 0) problems['labels.offsetXMm'] = 'The first label would leave the sheet.'
  if (marginTopMm + offsetYMm < 0) problems['labels.offsetYMm'] = 'The first label would leave the sheet.'
  if (sheet.startCell > columns * rows)
    problems['labels.startCell'] = `The sheet has ${columns * rows} labels.`
  if (sheet.paddingMm * 2 >= Math.min(sheet.widthMm, sheet.heightMm))
    problems['labels.paddingMm'] = 'No space would be left on the label.'
  return problems
}

const mm = (length: number): string => `${Math.round(length * 10) / 10} mm`
