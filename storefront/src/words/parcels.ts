/** Where an order and its parcels are. */
export const parcels = {
  title: 'Where your order is',
  placed: 'Placed',
  paid: 'Paid',
  shipped: 'Shipped',
  underWay: 'On its way',
  delivered: 'Delivered',
  ready: 'Ready for pick-up',
  handedOver: 'Handed over',
  pickUpAt: (place: string, phone: string, hours: string) =>
    `Pick it up at ${place}.${hours && ` Pick-up hours: ${hours}.`} Call ${phone} before you come.`,
  doneMark: 'Done',
  openMark: 'To come',
  parcel: (number: number) => `Parcel ${number}:`,
  states: {
    shipped: 'Packed for you; the courier has been called.',
    moving: 'On its way to you.',
    delivered: 'Delivered',
    returning: 'The courier is bringing it back to us. We will be in touch about what happens next.',
    returned: 'It came back to us. We will send it again or give your money back, and be in touch.',
    lost: 'The courier cannot find it. We will send it again or give your money back, and be in touch.',
  },
  on: (date: string) => `on ${date}.`,
  seen: (place: string, date: string) => `Last seen in ${place} on ${date}.`,
  expected: (date: string) => `Expected on ${date}.`,
  track: 'Follow it',
  trackOf: (waybill: string) => `Follow it on the courier's page: parcel ${waybill}`,
}
