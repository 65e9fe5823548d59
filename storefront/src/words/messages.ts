import { type Channel, type Kind } from '../api/messages.js'

/** What the customer decides about our messages. */
export const messages = {
  title: 'Messages from us',
  lead: 'We tell you each step of an order. You choose where.',
  fetchFailed: 'Your choices could not be fetched.',
  saveFailed: 'Your choice could not be saved. Please try again.',
  saved: 'Saved.',
  kinds: { service: 'About your orders', marketing: 'News and offers' } satisfies Record<Kind, string>,
  kindHelp: {
    service: 'Payment, packing, delivery, refunds, answers to you, and once afterwards how you liked it.',
    marketing: 'New batches and offers. Only where you switch it on.',
  } satisfies Record<Kind, string>,
  channels: {
    email: 'Email',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    push: 'Notifications on my devices',
  } satisfies Record<Channel, string>,
  emailTo: (email: string) => `Emails go to ${email}.`,
  noEmail: 'We do not know your email address: no email is sent.',
  changeEmail: 'Change it',
  addEmail: 'Add it',
  allOff: 'Everything about your orders is off: you will only see it here in the shop.',
  onThisDevice: 'This device',
  push: {
    on: 'Notifications are on here.',
    off: 'Notifications are off here. Nothing is shown until you turn them on.',
    blocked:
      'Notifications are blocked for this shop. Allow them in the settings of your browser for this site, then come back.',
    install:
      'On an iPhone or iPad, notifications work once the shop is on the Home Screen: tap Share, then "Add to Home Screen", and open it from there.',
    unsupported: 'This browser cannot show notifications.',
  },
  turnOn: 'Turn on here',
  turnOff: 'Turn off here',
  turnOnFailed: 'Notifications could not be turned on. Please try again later.',
  turnOffFailed: 'Notifications are off here, but we could not note it. Please try again.',
  end: {
    title: 'Fewer messages',
    ask: 'Shall messages like this one stop? You can take it back at once.',
    yes: 'Stop them',
    ended: (channel: string, kind: string) => `Turned off: ${channel}, ${kind}.`,
    undo: 'Undo',
    undone: 'They are on again.',
    all: 'All my choices',
    badLink: 'This link does not work. Please open it again from the newest of our messages.',
    failed: 'They could not be stopped. Please try again.',
  },
  offer: 'Shall we tell you when your order is on its way?',
  offerYes: 'Tell me when it is on its way',
  offerNo: 'No, thanks',
  offerDone: 'We will tell you here. You can change it under Account.',
}
