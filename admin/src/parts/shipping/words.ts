import { addWords } from '../../kit/words/added.js'

const shippingWords = addWords({
  shipping: {
    bookTitle: 'Book the courier for %{orderId}?',
    bookText: 'The courier comes for these parcels and takes them to this address.',
    planLoading: 'Asking the courier…',
    planFailed: 'The courier could not be asked what it costs.',
    charge: 'The courier takes %{charge}; the customer paid %{charged} for delivery.',
    fallback:
      'The courier names no charge just now; %{charge} is the usual one. The customer paid %{charged}.',
    notServed: 'The courier does not deliver to %{pin}.',
    begun: 'The courier was asked for these parcels before. What is not booked yet is booked now.',
    parcels: 'Parcels',
    parcel: 'Parcel %{number}',
    parcelCount: '%{smart_count} parcel |||| %{smart_count} parcels',
    jars: 'Jars',
    weight: 'Weight (g)',
    addParcel: 'Another parcel',
    removeParcel: 'Remove parcel %{number}',
    parcelsWrong: 'Each jar is in one parcel (%{jars} jars), and each parcel weighs from 1 to 50,000 g.',
    parcelLine: '%{jars} jars, %{weight} g, %{box} cm',
    parcelLineOne: '1 jar, %{weight} g, %{box} cm',
    notBooked: 'not booked yet',
    bookingCancelled: 'booking cancelled',
    label: 'Courier label of %{waybill} (PDF)',
    cancelBooking: 'Cancel booking',
    cancelTitle: 'Cancel the booking of %{orderId}?',
    cancelText:
      'The courier does not come for it. The order is Packed again, with its jars, and can be booked again. The label on the box is void.',
    keepBooking: 'Keep it',
    bookingCancelledDone: 'The booking is cancelled. Take the label off the box.',
    cancelFailed: 'The booking could not be cancelled. Try again.',
    address: 'Correct address',
    addressTitle: 'Where %{orderId} goes',
    addressText: 'The customer sees the corrected address. What was paid for delivery stays as it is.',
    addressSave: 'Save address',
    addressDone: 'The address is corrected.',
    contactName: 'Name',
    contactNumber: 'Mobile number',
    street: 'Address',
    city: 'City',
    state: 'State',
    pin: 'Pin code',
    dearer: 'Delivery there costs %{charge}: %{difference} more than the customer paid.',
    cheaper: 'Delivery there costs %{charge}: %{difference} less than the customer paid.',
    sameCharge: 'Delivery there costs the same.',
    differenceFact: 'Delivery after the correction',
    differenceMore: '%{difference} more than charged',
    differenceLess: '%{difference} less than charged',
    pickup: 'Ask for pickup',
    pickupTitle: 'When shall the van come?',
    pickupText: 'One van comes a day. Book the parcels first.',
    pickupDay: 'Day',
    pickupTime: 'Time',
    pickupParcels: 'Parcels',
    pickupAsk: 'Ask the courier',
    pickupDone:
      'The van comes on %{day} at %{time} for %{smart_count} parcel (no. %{number}). |||| The van comes on %{day} at %{time} for %{smart_count} parcels (no. %{number}).',
    pickupKnown: 'The van of %{day} was asked for before: %{time}, no. %{number}.',
    pickupNext: 'Van on %{day} at %{time} (no. %{number})',
    bookMany: 'Create Shipments',
    bookManyTitle:
      'Book the courier for %{smart_count} order? |||| Book the courier for %{smart_count} orders?',
    bookManyText: 'Each order is booked by itself. One that fails does not stop the others.',
    bookManyGo: 'Book them',
    bookManyProgress: '%{done} of %{all} done',
    bookManyDone: '%{booked} booked, %{failed} not.',
    booking: 'Is being booked…',
    close: 'Close',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    shippingWords: typeof shippingWords
  }
}
