import { MINUTE_MS } from '../../../../kernel/dates/durations.js'
import { addIstDays, istDay, istDayStart, istTime } from '../../../../kernel/dates/ist.js'
import { type Machine } from '../../../../kernel/states/transitions.js'
import { type Channel, CHANNELS, type MessageSettings } from '../../settings/domain/message-settings.js'
import { type MessageEvent, type MessageKind, ruleOf } from './events.js'

export const MESSAGE_STATUSES = [
  'waiting',
  'sending',
  'sent',
  'failed',
  'dead',
  'perhapsSent',
  'skipped',
] as const
/** `failed` is tried again; `dead` was given up; whether `perhapsSent` arrived nobody knows. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** The way of a message. "Send again" leads back to `waiting`. */
export const MESSAGE_MACHINE: Machine<MessageStatus> = {
  name: 'A message',
  initial: 'waiting',
  next: {
    waiting: ['sending'],
    sending: ['sent', 'failed', 'dead', 'perhapsSent', 'skipped'],
    failed: ['sending', 'waiting'],
    dead: ['waiting'],
    perhapsSent: ['waiting'],
    skipped: ['waiting'],
    sent: [],
  },
}

/** What a channel said about a message. */
export type Outcome =
  | { is: 'sent' }
  /** Certainly not sent; `down`: nobody can be reached there now. */
  | { is: 'later'; why: string; down?: true }
  /** It may have been sent, and it may not. */
  | { is: 'unknown'; why: string; down?: true }
  /** Not sent, and never will be as it is. */
  | { is: 'refused'; why: string }
  /** The address takes no messages, now or later. */
  | { is: 'addressRefused'; why: string }
  /** Nothing was tried; the reason is the sentence of the rule. */
  | { is: 'skipped'; why: string }

/** After so many tries a message is given up: about a day after the first one. */
export const BACKOFF_MINUTES: readonly number[] = [1, 5, 15, 60, 180, 360, 720]

/** A repeated e-mail or push is a nuisance; a repeated SMS or WhatsApp message costs money too. */
export const mayRepeat = (channel: Channel): boolean => channel === 'email' || channel === 'push'

interface Following {
  status: MessageStatus
  /** When it is tried again. */
  nextAt?: Date
  reason: string | null
}

/**
 * What follows from a try.
 * @param tries with this one
 */
export function following(outcome: Outcome, channel: Channel, tries: number, now: Date): Following {
  switch (outcome.is) {
    case 'sent':
      return { status: 'sent', reason: null }
    case 'skipped':
      return { status: 'skipped', reason: outcome.why }
    case 'refused':
    case 'addressRefused':
      return { status: 'dead', reason: outcome.why }
    case 'unknown':
      if (!mayRepeat(channel)) return { status: 'perhapsSent', reason: outcome.why }
      return again(outcome.why, tries, now)
    case 'later':
      return again(outcome.why, tries, now)
  }
}

function again(reason: string, tries: number, now: Date): Following {
  const minutes = BACKOFF_MINUTES[tries - 1]
  return minutes === undefined
    ? { status: 'dead', reason }
    : { status: 'failed', reason, nextAt: new Date(now.getTime() + minutes * MINUTE_MS) }
}

/** Consent for each channel, as far as the person has said something. */
export type Choices = Partial<Record<MessageKind, Partial<Record<Channel, boolean>>>>

/**
 * Whether a person may be told by a channel. What the service of an order needs is told until they say no; anything else only
 * after a yes, for which asking to be told counts.
 */
export function hasConsent(event: MessageEvent, channel: Channel, choices: Choices): boolean {
  const { kind, askedFor = false } = ruleOf(event)
  return choices[kind]?.[channel] ?? (kind === 'service' || askedFor)
}

/** What the person's choices amount to, as a form shows them. */
export function shownChoices(choices: Choices): Record<MessageKind, Record<Channel, boolean>> {
  const shown = (kind: MessageKind) =>
    Object.fromEntries(
      CHANNELS.map((channel) => [channel, choices[kind]?.[channel] ?? kind === 'service']),
    ) as Record<Channel, boolean>
  return { service: shown('service'), marketing: shown('marketing') }
}

/** The end of the quiet hours that a moment lies in; null outside of them. They may go over midnight. */
export function quietUntil(now: Date, { from, to }: MessageSettings['quietHours']): Date | null {
  const time = istTime(now).slice(0, 5)
  const isOverMidnight = from > to
  const isQuiet = isOverMidnight ? time >= from || time < to : time >= from && time < to
  if (!isQuiet) return null
  const today = istDay(now)
  const day = isOverMidnight && time >= from ? addIstDays(today, 1) : today
  const [hours = 0, minutes = 0] = to.split(':').map(Number)
  return new Date(istDayStart(day).getTime() + (hours * 60 + minutes) * MINUTE_MS)
}

/** The chat of WhatsApp with the text ready: somebody opens it and presses Send. */
export const chatLink = (mobileNumber: string, text: string): string =>
  `https://wa.me/91${mobileNumber}?text=${encodeURIComponent(text)}`
