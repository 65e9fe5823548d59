import { addWords } from '../../../kit/words/added.js'

const courierWords = addWords({
  troubles: {
    returned: 'Came back',
    lost: 'Lost',
    undelivered: 'Could not be delivered',
    stuck: 'No scan for days',
  },
  careSteps: {
    inspect: 'Look at its jars',
    reship: 'Send it again',
    refund: 'Give the money back',
    madeGood: 'Made good in another way',
    wait: 'Look again later',
    giveUp: 'Give it up',
    claim: 'Claim from the courier',
    claimPaid: 'The courier paid',
    claimRefused: 'The courier refused it',
  },
  careTexts: {
    inspect: 'Jars in it: %{jars}. For each batch, say how many are whole and how many are written off.',
    reship:
      'The jars are held again. The order waits for its batches, and is packed and booked like any other.',
    refund: 'The order is cancelled and waits for its refund.',
    madeGood: 'Say what the customer got for it: another order, or a part of the money.',
    wait: 'The courier was asked. Until then the parcel is not counted.',
    giveUp: 'It counts as lost until the courier sees it again.',
    claim: 'What the courier is asked to pay, and the courier’s number of the claim.',
    claimPaid: 'What came, and when. It counts in the result and the books of that month.',
    claimRefused: 'The claim is no longer open. You can make a new one with more evidence.',
  },
  careSettled: { reship: 'Sent again', refund: 'Money back', 'made-good': 'Made good in another way' },
  courier: {
    title: 'Parcels of order %{orderId}',
    back: 'Parcels to look at',
    look: 'Look at it',
    lookAt: 'Look at it: the parcels of order %{orderId}',
    failed: 'The parcels could not be loaded.',
    stepFailed: 'That could not be done.',
    fine: 'There is no problem with it.',
    lastSeen: 'Last seen',
    expected: 'Expected',
    claim: 'Claim',
    claimPaid: '%{amount}, paid %{day}',
    claimRefused: 'refused %{day}: %{reason}',
    claimPaidShort: 'Paid',
    claimRefusedShort: 'Refused',
    claims: 'Claims on the courier',
    noClaims: 'No claim is open.',
    age: '%{smart_count} day |||| %{smart_count} days',
    batch: '%{name}, batch %{batchNumber}: %{quantity} left with the order',
    expiredBatch: 'This batch is expired: jars that go back to it are not sold.',
    quarantinedBatch: 'This batch is in quarantine: jars that go back to it are not sold.',
    whole: 'Whole, back on the shelf',
    writtenOff: 'Written off',
    reason: 'Why',
    everything: 'Everything: %{amount}',
    lessCharge: 'Less the charge: %{amount}',
    days: 'Days',
    note: 'Note',
    amount: 'Rupees',
    reference: 'Number of the claim',
    refusal: 'Why the courier refused it',
    receivedOn: 'Day',
    cancel: 'Cancel',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    courierWords: typeof courierWords
  }
}
