import { addWords } from '../../../kit/words/added.js'

const goLiveWords = addWords({
  goLive: {
    failed: 'The checklist could not be loaded.',
    ready: 'Everything is done. The shop can sell for real.',
    done: 'Done',
    missing: 'To do',
    go: 'Go there',
    goTo: 'Go there: %{item}',
    markDone: 'It is done',
    takeBack: 'Not done after all',
    noted: 'Noted, with today’s date.',
    legalName: 'Legal name',
    legalNameTodo: 'Enter the name under which the business is registered.',
    fssaiLicence: 'FSSAI licence',
    fssaiLicenceTodo: 'Enter the 14 digits of your licence or registration; food may not be sold without.',
    address: 'Business address',
    addressTodo: 'Enter the full address, with the house number.',
    contact: 'Phone and email',
    contactTodo: 'Enter a phone number and an email address that somebody answers.',
    grievanceOfficer: 'Grievance officer',
    grievanceOfficerTodo: 'Name the person who answers complaints, with phone and email.',
    pickup: 'Pickup location',
    pickupTodo: 'Enter the pickup location as it is registered at the courier.',
    policies: 'Policies read',
    policiesTodo: 'Read the five policies in the shop as a customer would, then confirm it here.',
    product: 'Something to sell',
    productTodo: 'Have at least one active pickle with price, weights, ingredients and stock.',
    demoData: 'No demo data',
    demoDataTodo:
      'Start on an empty DATA_DIR with SEED=none; demo orders and customers must not mix with real ones.',
    pins: 'PINs of your own',
    pinsTodo: 'Somebody still logs in with a PIN from the documentation: give every employee a new one.',
    secondFactor: 'A second factor for admins',
    secondFactorTodo:
      'Recommended: every admin sets up an authenticator app or a passkey at Logins, so that nobody can log in with a PIN alone.',
    providers: 'Keys go to the real providers only',
    providersTodo:
      'Take ALLOW_PRIVATE_PROVIDERS away where the program runs, and start it in production: payments, courier and SMS are then asked at public https addresses alone.',
    staffCredentials: 'Staff use the console only',
    staffCredentialsTodo:
      'Recommended: switch off that staff may send number and PIN with each call, unless a program of yours does so.',
    payments: 'Payment provider',
    paymentsTodo:
      'Set CASHFREE_CLIENT_ID and CASHFREE_CLIENT_SECRET of the live account in the configuration.',
    courier: 'Courier',
    courierTodo: 'Set DELHIVERY_TOKEN in the configuration.',
    messages: 'SMS',
    messagesTodo: 'Set MSG91_AUTH_KEY and MSG91_TEMPLATE_ID; the template must be registered (DLT).',
    emails: 'E-mail',
    emailsTodo:
      'Set SMTP_URL and SMTP_FROM of your mail server. Without them nobody gets an e-mail or a bill.',
    webAddress: 'Web address',
    webAddressTodo: 'Set PRIMARY_HOST, and PUBLIC_URL beginning with https://, in the configuration.',
    production: 'Production mode',
    productionTodo: 'Start with NODE_ENV=production: sandboxes are then not even loaded.',
    backups: 'Backups',
    backupsTodo:
      'A backup is made every night in BACKUP_DIR. Put that on another disk (a database server: use its own backups) and restore one for practice, then confirm it here.',
  },
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
