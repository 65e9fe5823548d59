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
/** An address that the customer keeps; the default one is that of the account. */
export type SavedAddress = Schemas['SavedAddressAnswer']
export type AddressText = Required<Schemas['SavedAddressBody']>

export type Shop = Schemas['ShopAnswer']
/** What the landing page shows: the owner's words and pictures, and what the shop itself knows. */
export type LandingPage = Schemas['LandingAnswer']

type Listed = Schemas['ProductAnswer']
type Variant = 'variantType' | 'variantOil' | 'variantSpicy' | 'variantWeight'
type OnRequest = 'ingredients' | 'reviewCount' | 'ratingSum' | 'avgRating'

/**
 * A jar for sale. It is a finished product, so it has its variant; it was asked for with reviews and ingredients, so it
 * has them.
 */
export type Product = Omit<Listed, Variant | OnRequest> & {
  [Key in Variant]: NonNullable<Listed[Key]>
} & Required<Pick<Listed, OnRequest>>
/** A pickle that customers like, with the jars they take of it and what they take with it. */
export type LovedPickle = Schemas['LovedPickleAnswer']

/** What the jars of a pickle share, and the days of each. */
export type Pickle = Schemas['PickleAnswer']
export type PublicReview = Schemas['PublishedReview']
/** A page of reviews, and how many gave one star, two, and so on. */
export type ReviewPage = Schemas['PublishedReviewsAnswer']

/** The facts about a customer's jar, read from its batch. */
export type Jar = Schemas['JarAnswer']

export type Cart = Schemas['CartAnswer']
export type CartLine = Schemas['CartItemAnswer']
/** The figures that the customer saw when they pressed Place Order. */
export type SeenCart = Schemas['SeenCartBody']
export type DeliveryAddress = Pick<
  Cart,
  'contactName' | 'contactNumber' | 'address' | 'city' | 'state' | 'pin'
>
export type OneMore = NonNullable<Schemas['CartOneMoreAnswer']['more']>
export type DeliveryOffer = Schemas['DeliveryOfferAnswer']
export type DeliveryCharge = Schemas['ChargeAnswer']

export type Order = Schemas['OrderAnswer']
export type OrderItem = Schemas['OrderItemAnswer']
/** What became of one jar of an order that was ordered again. */
export type JarAgain = Schemas['JarAgainAnswer']
export type OrderAgain = Schemas['OrderAgainAnswer']
export type PaymentToken = Schemas['OrderToken']
export type PaymentReport = Schemas['ReportedPayment']

export type Issue = Pick<
  Schemas['IssueAnswer'],
  '_id' | 'orderId' | 'subject' | 'description' | 'status' | 'messages'
>

/** A customer's own review of one product of one order. */
export type Review = Pick<
  Schemas['OwnReviewDetails'],
  'productId' | 'orderId' | 'rating' | 'comment' | 'approved' | 'reason' | 'author' | 'photo'
>
export type ReviewText = Pick<Review, 'productId' | 'orderId' | 'rating' | 'comment'> & { showName: boolean }
