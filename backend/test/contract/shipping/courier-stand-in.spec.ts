import { OrderShop } from '../../support/builders/orders.builders.js'

describe('the stand-in courier', () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  afterAll(() => shop.close(), 15_000)

  const call = async (
    path: string,
    init: RequestInit = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> => {
    const response = await fetch(`${shop.running.url}/sandbox/delhivery${path}`, {
      ...init,
      headers: { authorization: 'Token t', accept: 'application/json', ...init.headers },
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const create = (shipment: object, format = 'json') =>
    call('/api/cmu/create.json', {
      method: 'POST',
      body: new URLSearchParams({
        format,
        data: JSON.stringify({ shipments: [shipment], pickup_location: { name: 'x' } }),
      }),
    })
  const shipment = (order: string) => ({
    order,
    name: 'A',
    add: 'B',
    pin: '560001',
    phone: '9876543210',
    payment_mode: 'Prepaid',
  })

  it('wants a token', async () =>
    expect(
      await call('/c/api/pin-codes/json/?filter_codes=560001', { headers: { authorization: '' } }),
    ).toEqual({ status: 401, body: { detail: 'Authentication credentials were not provided.' } }))

  it('names no amount to who does not say how the parcel is paid', async () => {
    const path = '/api/kinko/v1/invoice/charges/.json?md=S&ss=Delivered&o_pin=500074&d_pin=560001&cgm=500'
    expect(await call(path.replace('560001', '900056'))).toEqual({
      status: 400,
      body: { error: 'Unable to process request for provided d_pin' },
    })
    expect((await call(path)).body).toMatchObject([{ total_amount: 0 }])
    expect((await call(`${path}&pt=Pre-paid`)).body).toMatchObject([{ zone: 'B', charged_weight: 500 }])
  })

  it('refuses with a 200: a taken reference, a PIN without service, a form without format', async () => {
    expect((await create(shipment('R-1'))).body).toMatchObject({
      success: true,
      packages: [{ status: 'Success', refnum: 'R-1', waybill: expect.stringMatching(/^\d{14}$/) }],
    })
    for (const [answer, remark] of [
      [await create(shipment('R-1')), /Duplicate Order Id/],
      [await create({ ...shipment('R-2'), pin: '900056' }), /non serviceable pincode/],
    ] as const) {
      expect(answer).toMatchObject({
        status: 200,
        body: { success: false, packages: [{ status: 'Fail', waybill: '' }] },
      })
      expect(JSON.stringify(answer.body)).toMatch(remark)
    }
    expect((await create(shipment('R-3'), '')).body).toMatchObject({ success: false, packages: [] })
  })

  it('tracks by waybill and by reference, and answers 200 for what it does not know', async () => {
    const made = (await create(shipment('R-9'))).body as { packages: { waybill: string }[] }
    const waybill = made.packages[0]?.waybill ?? ''
    for (const query of [`waybill=${waybill}&ref_ids=`, 'waybill=&ref_ids=R-9'])
      expect((await call(`/api/v1/packages/json/?${query}`)).body).toMatchObject({
        ShipmentData: [
          {
            Shipment: {
              AWB: waybill,
              ReferenceNo: 'R-9',
              Status: { Status: 'Manifested', StatusType: 'UD' },
            },
          },
        ],
      })
    expect(await call('/api/v1/packages/json/?waybill=1&ref_ids=')).toMatchObject({
      status: 200,
      body: { Success: false },
    })
  })

  it('cancels a parcel once; nothing is scanned after that', async () => {
    const made = (await create(shipment('R-10'))).body as { packages: { waybill: string }[] }
    const waybill = made.packages[0]?.waybill ?? ''
    const cancel = () =>
      call('/api/p/edit', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ waybill, cancellation: 'true' }),
      })
    expect((await cancel()).body).toMatchObject({ status: true })
    expect((await cancel()).body).toMatchObject({ status: false })
    expect((await shop.scan(waybill, 'Delivered')).status).toBe(404)
  })

  it('refuses a status that the courier does not have', async () => {
    const made = (await create(shipment('R-11'))).body as { packages: { waybill: string }[] }
    expect((await shop.scan(made.packages[0]?.waybill ?? '', 'Teleported')).status).toBe(400)
  })

  it('shares its parcels with a second process', async () => {
    const made = (await create(shipment('R-12'))).body as { packages: { waybill: string }[] }
    const twin = await shop.twin()
    try {
      expect((await twin.scan(made.packages[0]?.waybill ?? '', 'In Transit')).status).toBe(200)
    } finally {
      await twin.close()
    }
  })
})
