import { type Channel, type Kind } from '../api/messages.js'

export const account = {
  title: 'Account',
  lead: 'Used to fill in your next order.',
  mobile: 'Mobile number',
  mobileHint: 'Your number is your login and cannot be changed here.',
  name: 'Name',
  email: 'Email',
  address: 'Address',
  city: 'City',
  state: 'State',
  pin: 'Pin code',
  pinHint: 'Fills in city and state.',
  filledFromPin: (city: string, state: string) => `${city}, ${state}: filled in from the pin code.`,
  nameMissing: 'Name is required',
  nameShort: 'Name must be at least 3 characters',
  badEmail: 'Please enter a valid email address',
  badPin: 'Please enter a valid 6-digit pin code.',
  save: 'Save',
  saving: 'Saving…',
  logOut: 'Logout',
  saved: 'User details updated successfully!',
  fetchFailed: 'Failed to fetch user details. Please try again.',
  saveFailed: 'Failed to update user details. Please try again.',
  orders: 'My orders',
}

/** The owner's sentences stay as they are, "Addess" included. */
export const place = {
  title: 'My location',
  lead: 'Find the address instead of typing it.',
  fetch: 'Fetch My Location',
  fetching: 'Fetching…',
  copy: 'Copy as my current Addess',
  copied: 'Copied into the address above. Save keeps it.',
  search: 'Search a location',
  searchHint: 'An area, a city or a pin code.',
  find: 'Search',
  suggestions: 'Suggested places',
  found: (count: number) => (count === 1 ? '1 place found.' : `${count} places found.`),
  nothingFound: 'No such place was found. Try the area, the city or the pin code.',
  shown: 'Location',
  none: 'Not chosen yet.',
  map: 'Map. Click to move the marker; with the keyboard, move the map by the arrow keys and press Enter.',
  mapHint: 'Click the map to move the marker.',
  mapLoading: 'Loading the map…',
  mapMissing: 'The map cannot be shown now. The address can be typed all the same.',
  fetchFailed: 'Failed to fetch location. Please try again.',
  notAllowed: 'Failed to fetch location. Please enable location services.',
  unsupported: 'Geolocation is not supported by your browser.',
  notLoadedYet: 'Autocomplete is not loaded yet!',
}

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
  emailRefused: (email: string) =>
    `An email to ${email} came back, so we send none there. Is the address right?`,
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
}
