import { addWords } from '../../kit/words/added.js'

const secondFactorWords = addWords({
  secondFactor: {
    title: 'Second factor',
    off: 'Off: the PIN alone logs you in. With an authenticator app or a passkey on your phone, nobody can log in with your PIN alone.',
    on: 'On since %{since}: each log-in asks for one of these. %{smart_count} recovery code left. |||| On since %{since}: each log-in asks for one of these. %{smart_count} recovery codes left.',
    failed: 'Your second factor could not be loaded.',
    app: 'Authenticator app',
    removeOne: 'Remove %{what}',
    addPasskey: 'Add a passkey',
    passkeyUse: 'Added %{added}, last used %{used}',
    passkeyUnused: 'Added %{added}, not used yet',
    noAddress: 'Passkeys need a web address with https. Browsers make none at an address like this one.',
    otherAddress: 'Passkeys are made at %{address} only: open the console there.',
    noBrowser: 'This browser does not support passkeys.',
    proveTitle: 'Your second factor first',
    prove: 'Use what you log in with now: a code of your app, a passkey, or a recovery code.',
    goOn: 'Continue',
    usePasskey: 'Use a passkey',
    passkeyFailed: 'No passkey was shown. Try again, or enter a code.',
    nameText:
      'Your browser asks where to keep it: in this device, on a phone, or on a security key. Your other devices are logged out.',
    name: 'Name',
    nameHint: 'For yourself, such as “My phone”',
    nameRequired: 'A name is required',
    notMade: 'No passkey was made. Try again.',
    hadAlready: 'This device has a passkey of yours already.',
    added: 'It is added. Your recovery codes stay as they are.',
    removeOneTitle: 'Remove “%{what}”?',
    removeOneText:
      'It can no longer be used to log in. Your other devices are logged out. Use your second factor, or enter a recovery code. If nothing else is left, your second factor is then off.',
    removeDo: 'Remove',
    removedOne: '“%{what}” is removed.',
    setUp: 'Set up an authenticator app',
    scan: 'Scan this with an authenticator app, such as Aegis, Google Authenticator or 2FAS. Then enter the 6 digits that it shows. Your other devices are logged out.',
    qr: 'QR code for the authenticator app',
    byHand: 'Or type this secret into the app:',
    code: 'Code',
    turnOn: 'Turn on',
    required: 'The code is required',
    wrong: 'Invalid code. Each code counts once: wait for the next one.',
    tryAgain: 'Nothing was changed. Try again.',
    cancel: 'Cancel',
    codesTitle: 'Your recovery codes',
    codesText:
      'Each code logs you in once without your phone. Print them or write them down: they are not shown again.',
    copy: 'Copy',
    copied: 'The codes are copied.',
    kept: 'I have kept them',
    renew: 'New recovery codes',
    renewText:
      'The old codes will not work any more. Use your second factor, or enter one of the codes that are left.',
    renewDo: 'Make new codes',
    turnOff: 'Turn off',
    turnOffTitle: 'Turn the second factor off?',
    turnOffText:
      'Then the PIN alone logs you in, and the app, the passkeys and the codes are removed. Use your second factor, or enter a recovery code.',
    turnedOff: 'Your second factor is off.',
    remove: 'Remove the second factor',
    removeTitle: 'Remove the second factor of %{name}?',
    removeText:
      '%{name} is logged out everywhere and told why. Then the PIN alone is enough to log in. For a lost phone, when the recovery codes are lost too.',
    removed: 'The second factor of %{name} is removed.',
    removeFailed: 'It is still there. Try again.',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    secondFactorWords: typeof secondFactorWords
  }
}
