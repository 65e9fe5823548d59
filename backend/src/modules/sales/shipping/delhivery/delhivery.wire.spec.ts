import { readBooking, readCharge, readPinService, readTracking, wireText } from './delhivery.wire.js'

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

  it('gives city and state of a served PIN', () =>
    expect(readPinService(code({}), '500074')).toEqual({
      served: true,
      city: 'Hyderabad',
      state: 'Telangana',
    }))
  it('knows no PIN from an empty list', () =>
    expect(readPinService({ delivery_codes: [] }, '500074')).toBeNull())
  it('does not serve where prepaid is refused or an embargo stands', () => {
    expect(readPinService(code({ pre_paid: 'N' }), '500074')?.served).toBe(false)
    expect(readPinService(code({ remarks: 'Embargo' }), '500074')?.served).toBe(false)
  })
})

describe('charge answers', () => {
  it('reads the first total, number or text', () => {
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
  ])('takes %j for no amount', (body) => expect(readCharge(body)).toEqual({ kind: 'none' }))
  it('takes an error for a refusal', () =>
    expect(readCharge({ error: 'Unable to process request for provided d_pin' }).kind).toBe('refused'))
})

describe('booking answers', () => {
  const success = { success: true, packages: [{ waybill: '14900000000017', status: 'Success' }] }

  it('reads the waybill', () =>
    expect(readBooking(success)).toEqual({ kind: 'booked', waybill: '14900000000017' }))
  it('takes a 200 with success false for a failure and keeps its remarks', () =>
    expect(
      readBooking({ success: false, packages: [{ status: 'Fail', remarks: ['Duplicate Order Id'] }] }),
    ).toEqual({
      kind: 'failed',
      reason: 'Duplicate Order Id',
    }))
  it('does not take a success without a waybill for one', () =>
    expect(readBooking({ success: true, packages: [{ status: 'Success', waybill: '' }] }).kind).toBe(
      'failed',
    ))
})

describe('tracking answers', () => {
  it('reads naive times as Indian ones', () =>
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
  it('finds nothing in the answer for unknown waybills', () =>
    expect(readTracking({ Success: false, Error: 'No such waybill or Order Id found' })).toEqual([]))
})

it('strips the characters that the form parser chokes on', () =>
  expect(wireText('Flat #4; A&B 100% \\ Road')).toBe('Flat 4 A B 100 Road'))
