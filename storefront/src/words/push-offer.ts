/** Once after an order: to be told of it on this device. */
export const pushOffer = {
  ask: 'Shall we tell you when your order is on its way?',
  yes: 'Tell me when it is on its way',
  no: 'No, thanks',
  done: 'We will tell you here. You can change it under Account.',
  blocked: 'Notifications are blocked for this shop. How to allow them stands under Account.',
  failed: 'Notifications could not be turned on. Please try again later.',
}
