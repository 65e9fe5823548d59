import { type MessageTemplate } from '../../settings/domain/message-settings.js'
import {
  COMMON_VARIABLES,
  EVENTS,
  type MessageEvent,
  type MessageTexts,
  ruleOf,
  type Variable,
} from './events.js'

const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g
/** What stands for a variable in a text that operators registered: `{#var#}`, or its newer names such as `{#url#}`. */
const SLOT = /\{#\s*\w+\s*#\}/g

/** Longest value of a variable; what customers write is cut to it. */
const LONGEST_VALUE = 600
/** Operators refuse longer values in an SMS; an address is exempt. */
const LONGEST_SMS_VALUE = 40

/** The variables that texts of an event may use, with what each is. */
export function variablesOf(event: MessageEvent): Readonly<Record<string, Variable>> {
  return { ...ruleOf(event).variables, ...COMMON_VARIABLES }
}

/** Facts as an event could have them, for a look at its template. */
export function exampleFacts(event: MessageEvent): Record<string, string> {
  const { variables, audience } = ruleOf(event)
  const examples = Object.entries(variables).map(([name, { example }]) => [name, example] as const)
  const { pathname, search } = new URL(COMMON_VARIABLES.link.example)
  return { ...Object.fromEntries(examples), link: audience === 'staff' ? '/dashboard' : pathname + search }
}

/** The names between double braces, in their order, each as often as it stands there. */
export const namesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name = '']) => name)

/** A text with its variables filled in. A variable without a value is left out. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACE, (_, name: string) => values[name] ?? '')

/** The words of an event where the owner wrote none. */
export function defaultTemplate(event: MessageEvent): MessageTemplate {
  const { channels, texts }: { channels: MessageTemplate['channels']; texts: MessageTexts } = EVENTS[event]
  const { email = { subject: '', text: '' }, sms, whatsapp, push = { title: '', text: '' } } = texts
  return {
    channels,
    email,
    sms: { text: sms?.text ?? '', dltTemplateId: '', registeredText: '' },
    whatsapp: { text: whatsapp?.text ?? '', templateName: snakeCase(event), language: 'en' },
    push,
  }
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The texts of a template with their places: `sms.text`. */
const textsOf = ({ email, sms, whatsapp, push }: MessageTemplate): [place: string, text: string][] => [
  ['email.subject', email.subject],
  ['email.text', email.text],
  ['sms.text', sms.text],
  ['whatsapp.text', whatsapp.text],
  ['push.title', push.title],
  ['push.text', push.text],
]

/** The place of each channel's main text. */
const MAIN = { email: 'email.text', sms: 'sms.text', whatsapp: 'whatsapp.text', push: 'push.title' } as const

/** What is wrong with a template, by the place of the field. */
export function templateProblems(event: MessageEvent, template: MessageTemplate): Record<string, string> {
  const known = variablesOf(event)
  const texts = new Map(textsOf(template))
  const problems: Record<string, string> = {}
  for (const [place, text] of texts) {
    const unknown = namesIn(text).find((name) => !Object.hasOwn(known, name))
    if (unknown !== undefined)
      problems[place] =
        `"{{${unknown}}}" is no variable of this message. There are ${Object.keys(known).join(', ')}.`
    else if (/\{\{|\}\}/.test(text.replace(PLACE, '')))
      problems[place] = 'A variable stands between two braces on each side: {{name}}.'
  }
  for (const channel of template.channels)
    if (texts.get(MAIN[channel]) === '') problems[MAIN[channel]] ??= 'This channel is on, and has no text.'
  if (template.channels.includes('email') && template.email.subject === '')
    problems['email.subject'] ??= 'An e-mail has a subject.'
  const { text, dltTemplateId, registeredText } = template.sms
  const difference = registeredText === '' ? null : differenceFromRegistered(text, registeredText)
  if (difference !== null) problems['sms.registeredText'] = difference
  if (dltTemplateId !== '' && registeredText === '')
    problems['sms.registeredText'] = 'Copy the text here that is registered under the DLT id.'
  return problems
}

const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Compares our text with the one that operators registered under the DLT id, where each variable is a slot.
 * @returns a sentence about the first difference; null when there is none
 */
export function differenceFromRegistered(text: string, registered: string): string | null {
  // Of slots only the place counts: their names differ from operator to operator.
  const ours = oneSpaced(smsText(text).replace(PLACE, '{#var#}'))
  const theirs = oneSpaced(registered.replace(SLOT, '{#var#}'))
  if (ours === theirs) return null
  let at = 0
  while (ours[at] === theirs[at]) at += 1
  const from = Math.max(0, ours.lastIndexOf(' ', at - 1) + 1)
  const excerpt = (whole: string): string =>
    from >= whole.length ? 'nothing' : `"${whole.slice(from, from + 30)}"`
  return `The registered text differs: it has ${excerpt(theirs)} where ours has ${excerpt(ours)}. Operators drop such an SMS.`
}

/** Signs that would make an SMS cost more than twice as much, written in others. */
export const smsText = (text: string): string =>
  text
    .replace(/₹\s?/g, 'Rs.')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/×/g, 'x')
    .replace(/[·•]/g, '-')

/** Values as an SMS takes them. */
export function smsValues(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const plain = oneSpaced(smsText(value))
      return [name, name === 'link' ? plain : cut(plain, LONGEST_SMS_VALUE, '..')]
    }),
  )
}

/** A text of at most so many characters. */
function cut(text: string, most: number, sign = '…'): string {
  const letters = [...text]
  return letters.length <= most ? text : letters.slice(0, most - sign.length).join('') + sign
}

/** Control characters, and breaks of lines and paragraphs; a plain new line stays. */
const CONTROLS = /(?!\n)[\p{Cc}\u2028\u2029]/gu
/** What decides the direction of writing: in a name it could turn the whole line around. */
const DIRECTIONS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** The values of an event's variables, bounded, without signs that are no letters. */
export function cleanValues(facts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      cut(value.replace(CONTROLS, ' ').replace(DIRECTIONS, '').trim(), LONGEST_VALUE),
    ]),
  )
}

/** A text as one line, for a subject or a title. */
export const oneLine = (text: string, most: number): string =>
  cut(oneSpaced(text.replace(CONTROLS, ' ').replace(DIRECTIONS, '')), most)

/** Characters that an SMS of 7 bits each can hold; those of the second line take two places. */
const GSM = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ^{}\\[\]~|€]*$/
const TWO_PLACES = /[\^{}\\[\]~|€]/g

/** How many parts an SMS is sent and paid in: each character of another script makes all of them wider. */
export function smsParts(text: string): number {
  const isGsm = GSM.test(text)
  const length = isGsm ? text.length + (text.match(TWO_PLACES)?.length ?? 0) : text.length
  const [alone, each] = isGsm ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / each)
}
