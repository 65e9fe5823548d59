import { type Paise, paise } from '../../../../kernel/amounts/money.js'

export const CHANNELS = ['email', 'sms', 'whatsapp', 'push'] as const
/** The ways on which a message reaches a person. */
export type Channel = (typeof CHANNELS)[number]

/** When the shop may tell people something, how often, and what that may cost (docs/domain/messages.md). */
export interface MessageSettings {
  /** `HH:MM` in India; what can wait is sent after them. The same time twice: none. */
  quietHours: { from: string; to: string }
  /** The most that one person is sent, by all channels together. */
  limits: { customerPerHour: number; customerPerDay: number; staffPerHour: number; staffPerDay: number }
  /** What the providers take: for each part of an SMS, and for each WhatsApp message. */
  prices: { smsPaise: Paise; whatsappPaise: Paise }
  /** The most that messages may cost. */
  budget: { perDayPaise: Paise; perMonthPaise: Paise }
}

/** What one event says, by each channel; a variable stands as `{{orderId}}`. */
export interface MessageTemplate {
  /** On which channels it is sent. */
  channels: readonly Channel[]
  email: { subject: string; text: string }
  /** The text that operators registered under the DLT id has `{#var#}` where ours has a variable. */
  sms: { text: string; dltTemplateId: string; registeredText: string }
  /** The template that Meta approved under this name has the variables in the order of ours. */
  whatsapp: { text: string; templateName: string; language: string }
  push: { title: string; text: string }
}

export const DEFAULT_MESSAGES: MessageSettings = {
  quietHours: { from: '21:00', to: '09:00' },
  limits: { customerPerHour: 20, customerPerDay: 40, staffPerHour: 200, staffPerDay: 1_000 },
  prices: { smsPaise: paise(25), whatsappPaise: paise(15) },
  budget: { perDayPaise: paise(20_000), perMonthPaise: paise(200_000) },
}
