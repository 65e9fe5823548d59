import { addWords } from '../../../kit/words/added.js'

const goLiveWords = addWords({
  firstHour: {
    progress: '%{done} of %{all} done',
    intro:
      'What a shop needs before a stranger pays for a jar, in the order in which it is easiest. The list looks for itself what is done, so you can stop whenever you like.',
    yours: 'You, here in the console',
    yoursHelp: 'Each button leads to the very field.',
    hosts: 'Whoever runs the server',
    hostsHelp: 'These are set where the program runs, not here. Send this list to that person.',
    doneItems: 'Done',
    why: 'Why:',
    read: 'Read the first',
    time: 'about %{smart_count} minute |||| about %{smart_count} minutes',
  },
  goLiveWhy: {
    legalName: 'it stands on every bill, and a customer may ask for it.',
    fssaiLicence: 'the law wants it on every label, bill and page that sells food.',
    address: 'bills and labels name it, and customers write to it.',
    contact: 'customers with a broken jar look for it first.',
    grievanceOfficer: 'the law asks every online shop to name one. It may be you.',
    pickup: 'the courier comes to this door, and refuses parcels from another.',
    policies: 'they are promises of yours: a customer can hold you to them.',
    product: 'without it there is nothing to buy.',
    demoData: 'invented orders would stand in your books and your tax report.',
    pins: 'everybody who has read the manual knows the old ones.',
    secondFactor: 'who sees a PIN over your shoulder cannot log in with it alone.',
    staffCredentials: 'a PIN that travels with every call is easier to lose.',
    providers: 'whoever answers at another address gets your keys, and could say that an order is paid.',
    payments: 'without it no money arrives.',
    courier: 'without it no parcel can be booked and no charge be quoted.',
    messages: 'without it no customer gets the code to log in.',
    emails: 'bills and news of an order go out by e-mail.',
    webAddress: 'customers type it, and payments come back to it.',
    production: 'only then are the doors for trying things out locked.',
    backups: 'a disk breaks some day; what you earned should not go with it.',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    goLiveWords: typeof goLiveWords
  }
}
