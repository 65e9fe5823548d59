import { addWords } from '../../kit/words/added.js'

const pushWords = addWords({
  push: {
    title: 'Notifications on this device',
    intro: 'A paid order, a new issue, a parcel in trouble: this device tells you within seconds.',
    on: 'They are on here.',
    off: 'They are off here.',
    blocked:
      'They are blocked for this site. Allow notifications in the settings of your browser for it, then come back.',
    install:
      'On an iPhone or iPad they work once the console is on the Home Screen: tap Share, then "Add to Home Screen", and open it from there.',
    unsupported: 'This browser cannot show notifications.',
    turnOn: 'Turn on here',
    turnOff: 'Turn off here',
    turnOnFailed: 'Notifications could not be turned on. Try again later.',
    turnOffFailed: 'Notifications are off here, but the server could not note it. Try again.',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    pushWords: typeof pushWords
  }
}
