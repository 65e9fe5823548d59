import { type components } from '@jaadi/wire'

/**
 * What the server answers, by the names the shop uses; the shapes are generated from the server's document. Money is
 * rupees with at most two decimals, weights are grams, instants are ISO 8601 in UTC.
 */
type Schemas = components['schemas']

/** The one shape of every refusal, and the codes that it may carry. */
export type Refusal = Schemas['ErrorAnswer']
export type ErrorCode = Schemas['ErrorCode']

/** Products that the customer waits for. */
export type Waits = Schemas['WaitedForAnswer']

/** That something of the customer's changed. */
export type LiveChange = Schemas['LiveChange']

export type Session = Schemas['SessionAnswer']
export type Role = Session['role']
export type OtpSent = Schemas['SendOtpAnswer']
export type Account = Schemas['UserAnswer']

export type Shop = Schemas['ShopAnswer']

type Listed = Schemas['ProductAnswer']
type Variant = 'variantType' | 'variantOil' | 'variantSpicy' | 'variantWeight'
type OnRequest = 'ingredients' | 'reviewCount' | 'avgRating'

/**
 * A jar for sale. It is a finished product, so it has its variant; it was asked for with reviews and ingredients, so it
 * has them.
 */
export type Product = Omit<Listed, Variant | OnRequest> & {
  [Key in Variant]: NonNullable<Listed[Key]>
} & Required<Pick<Listed, OnRequest>>
export type PublicReview = Schemas['PublishedReview']

/** The jar in somebody's hand, as its batch tells it. */
export type Jar = Schemas['JarAnswer']

export type Cart = Schemas['CartAnswer']
export type CartLine = Schemas['CartItemAnswer']
/** The figures on the screen of somebody who presses Place Order. */
export type SeenCart = Schemas['SeenCartBody']
export type DeliveryAddress = Pick<
  Cart,
  'contactName' | 'contactNumber' | 'address' | 'city' | 'state' | 'pin'
>
export type DeliveryCharge = Schemas['ChargeAnswer']

export type Order = Schemas['OrderAnswer']
export type OrderItem = Schemas['OrderItemAnswer']
export type PaymentToken = Schemas['OrderToken']
export type PaymentReport = Schemas['ReportedPayment']

export type Issue = Pick<
  Schemas['IssueAnswer'],
  '_id' | 'orderId' | 'subject' | 'description' | 'status' | 'messages'
>

/** A customer's own review of one product of one order. */
export type Review = Pick<PublicReview, 'productId' | 'rating' | 'comment'> & {
  orderId: string
  approved: boolean | null
}
