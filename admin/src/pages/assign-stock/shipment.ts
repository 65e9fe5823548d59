import type { ShipmentRequest, Shop, StaffOrder } from '../../data/api-types.js'

const GRAMS_PER_JAR = 1500
const PARCEL_SIDE_CM = 15

/** The courier's request for one packed order (back-office.md 7 and 9); the server checks every figure. */
export function shipmentFor(
  order: StaffOrder,
  shop: Pick<Shop, 'name' | 'phone' | 'address'>,
): ShipmentRequest {
  const quantity = order.items.reduce((sum, item) => sum + item.quantity, 0)
  const { line, city, pin } = shop.address
  return {
    shipments: [
      {
        order: order.order_extid,
        name: order.contactName,
        add: order.address,
        city: order.city,
        pin: order.pin,
        country: 'India',
        phone: order.contactNumber,
        payment_mode: 'Prepaid',
        products_desc: order.items.map((item) => item.productName || item.name).join(', '),
        cod_amount: 0,
        quantity: quantity || 1,
        total_amount: order.totalPrice,
        weight: quantity * GRAMS_PER_JAR,
        shipment_length: PARCEL_SIDE_CM,
        shipment_width: PARCEL_SIDE_CM,
        shipment_height: PARCEL_SIDE_CM,
        shipment_mode: 'Surface',
        address_type: 'home',
      },
    ],
    pickup_location: { name: shop.name, add: line, city, pin_code: pin, country: 'India', phone: shop.phone },
  }
}
