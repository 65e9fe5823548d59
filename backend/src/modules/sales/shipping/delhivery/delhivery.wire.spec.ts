import {
  readBooking,
  readCharge,
  readLabels,
  readPinService,
  readTracking,
  wireText,
} from './delhivery.wire.js'

describe('serviceability answers', () => {
  const code = (overrides: object) => ({
    delivery_codes: [
      {
        postal_code: {
          pin: 500074,
          pre_paid: 'Y',
          district: 'Hyderabad',
          state_code: 'TS',
          remarks: '',
          ...overrides,
        },
      },
    ],
  })

  it('give city and state of a served PIN', () =>
    expect(readPinService(code({}), '500074')).toEqual({
      served: true,
      city: 'Hyderabad',
      state: 'Telangana',
    }))
  it('with an empty list mean an unknown PIN', () =>
    expect(readPinService({ delivery_codes: [] }, '500074')).toBeNull())
  it('mean not served when prepaid is refused or an embargo is set', () => {
    expect(readPinService(code({ pre_paid: 'N' }), '500074')?.served).toBe(false)
    expect(readPinService(code({ remarks: 'Embargo' }), '500074')?.served).toBe(false)
  })
})

describe('charge answers', () => {
  it('give the first total, number or text', () => {
    expect(readCharge([{ total_amount: 118.24 }])).toEqual({ kind: 'amount', rupees: 118.24 })
    expect(readCharge([{ total_amount: '118.24' }])).toEqual({ kind: 'amount', rupees: 118.24 })
  })
  it.each([
    [[{ total_amount: 0 }]],
    [[{}]],
    [[]],
    [{}],
    [null],
    [[{ total_amount: 'NaN' }]],
    [[{ total_amount: -4 }]],
  ])('treat %j as no amount', (body) => expect(readCharge(body)).toEqual({ kind: 'none' }))
  it('treat an error as a refusal', () =>
    expect(readCharge({ error: 'Unable to process request for provided d_pin' }).kind).toBe('refused'))
})

describe('booking answers', () => {
  const success = { success: true, packages: [{ waybill: '14900000000017', status: 'Success' }] }

  it('give the waybill', () =>
    expect(readBooking(success)).toEqual({ kind: 'booked', waybill: '14900000000017' }))
  it('with status 200 and success false are a failure with its remarks', () =>
    expect(
      readBooking({ success: false, packages: [{ status: 'Fail', remarks: ['Duplicate Order Id'] }] }),
    ).toEqual({
      kind: 'failed',
      reason: 'Duplicate Order Id',
    }))
  it('without a waybill are not a success', () =>
    expect(readBooking({ success: true, packages: [{ status: 'Success', waybill: '' }] }).kind).toBe(
      'failed',
    ))
})

describe('tracking answers', () => {
  it('give times without a zone as Indian times', () =>
    expect(
      readTracking({
        ShipmentData: [
          {
            Shipment: {
              AWB: '14900000000017',
              ReferenceNo: 'JDI-1',
              Status: { Status: 'Delivered', StatusType: 'DL', StatusDateTime: '2026-11-21T10:00:00' },
              ExpectedDeliveryDate: '2026-11-22',
              Scans: [
                {
                  ScanDetail: {
                    Scan: 'In Transit',
                    ScanType: 'UD',
                    ScanDateTime: '2026-11-20T09:30:00.552',
                    ScannedLocation: 'Hyderabad_LBNagar (Telangana)',
                  },
                },
                { ScanDetail: { Scan: 'Dispatched', ScanDateTime: 'soon', ScannedLocation: 'Guntur' } },
                { ScanDetail: { ScanDateTime: '2026-11-20T09:30:00' } },
                null,
              ],
            },
          },
        ],
      }),
    ).toEqual([
      {
        waybill: '14900000000017',
        reference: 'JDI-1',
        progress: 'delivered',
        status: 'Delivered',
        at: new Date('2026-11-21T04:30:00Z'),
        expectedAt: new Date('2026-11-21T18:30:00Z'),
        scans: [
          {
            at: new Date('2026-11-20T04:00:00.552Z'),
            status: 'In Transit',
            place: 'Hyderabad LBNagar (Telangana)',
          },
        ],
      },
    ]))
  it('contain nothing for unknown waybills', () =>
    expect(readTracking({ Success: false, Error: 'No such waybill or Order Id found' })).toEqual([]))
})

it('text for the courier loses characters that its form parser cannot read', () =>
  expect(wireText('Flat #4; A&B 100% \\ Road')).toBe('Flat 4 A B 100 Road'))

describe('packing slips as data', () => {
  const slip = {
    wbn: '14900000000017',
    sort_code: 'HYD/LBN',
    pt: 'Pre-paid',
    name: 'Lakshmi Rao',
    address: '12 Main Road',
    destination_city: 'Hyderabad',
    st: 'Telangana',
    pin: 500001,
    contact: 9876543210,
    snm: 'JAADI',
    radd: 'LB Nagar',
  }

  it('give what is printed on a label, with figures as text', () =>
    expect(readLabels({ packages: [slip] })).toEqual([
      {
        waybill: '14900000000017',
        sortCode: 'HYD/LBN',
        payment: 'Pre-paid',
        name: 'Lakshmi Rao',
        address: '12 Main Road',
        city: 'Hyderabad',
        state: 'Telangana',
        postalCode: '500001',
        phone: '9876543210',
        sender: 'JAADI',
        returnAddress: 'LB Nagar',
      },
    ]))

  it.each([
    [null],
    [{}],
    [{ packages: 'none' }],
    [
      {
        packages: [
          { ...slip, wbn: '' },
          { ...slip, address: null },
        ],
      },
    ],
  ])('without waybill or address are no label', (body) => expect(readLabels(body)).toEqual([]))
})
