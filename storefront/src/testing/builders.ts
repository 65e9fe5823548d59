import {
  type Cart,
  type CartLine,
  type Jar,
  type LandingPage,
  type Order,
  type Pickle,
  type Product,
  type Shop,
} from '../api/types.js'

/** The lists that a new shop has. */
export const LABELS = {
  types: {
    CHICKEN: 'Chicken',
    MUTTON: 'Mutton',
    PRAWNS: 'Prawns',
    GONGURA: 'Gongura',
    'GONGURA CHICKEN': 'Gongura Chicken',
    'GONGURA MUTTON': 'Gongura Mutton',
    'GONGURA PRAWNS': 'Gongura Prawns',
  },
  oils: {
    CP_PO: 'Cold pressed peanut oil',
    RO_PO: 'Refined peanut oil',
    CP_SO: 'Cold pressed sesame oil',
  },
  spices: { LOW: 'Low spice', MEDIUM: 'Medium spice', HIGH: 'High spice' },
  weights: { 'Half kg': 'Half kg', '1kg': '1 kg' },
} satisfies Record<string, Record<string, string>>

const entries = (labels: Record<string, string>) =>
  Object.entries(labels).map(([code, label]) => ({ code, label, hidden: false }))
const USUAL_LISTS: Shop['catalogue'] = {
  variantTypes: entries(LABELS.types).map((type) => ({ ...type, vegetarian: type.code === 'GONGURA' })),
  variantOils: entries(LABELS.oils),
  variantSpicies: entries(LABELS.spices).map((spice, at) => ({ ...spice, chillies: at + 1 })),
  variantWeights: entries(LABELS.weights).map((weight, at) => ({ ...weight, grams: 500 * (at + 1) })),
}

export const aShop = (change: Partial<Shop> = {}): Shop => ({
  name: 'Jaadi',
  legalName: 'Jaadi Foods',
  phone: '9000000001',
  email: 'hello@jaadi.example',
  address: { line: 'L.B Nagar', city: 'Hyderabad', state: 'Telangana', pin: '500074' },
  fssaiLicence: '13624010000001',
  grievanceOfficer: { name: 'R. Devi', email: 'care@jaadi.example', phone: '9000000003' },
  social: { instagram: 'https://instagram.example/jaadi', facebook: null, youtube: null, whatsapp: null },
  emailSubscriptions: false,
  listByPickle: false,
  payment: { mode: 'sandbox', sdkUrl: '/sandbox/cashfree/v3/cashfree.js' },
  processingDays: { min: 1, max: 2 },
  deliveryEstimateDays: { min: 4, max: 7 },
  pickupHours: '',
  map: { tileUrl: '/tiles/{z}/{x}/{y}.png', attribution: 'A map' },
  holidays: [],
  gstin: null,
  limits: { maxQuantityPerItem: 20 },
  terms: {
    originPin: '500074',
    cancellationPercent: 3,
    holdMinutes: 30,
    issueWindowDays: 15,
    deliveryFallback: 120,
    freeDeliveryFrom: 0,
    reportHours: 48,
    returnDays: 2,
    refundDays: { min: 7, max: 10 },
  },
  catalogue: USUAL_LISTS,
  lowestChickenPricePerKg: 849,
  sandboxes: [],
  ...change,
})

/** The landing page of a new shop, with one pickle and nothing said about it yet. */
export const aLanding = (change: Partial<LandingPage> = {}): LandingPage => ({
  blocks: ['loved', 'facts', 'promo', 'kitchen', 'questions', 'trust'],
  hero: {
    eyebrow: 'L.B Nagar, Hyderabad',
    headline: 'Pickle the way the house makes it',
    lead: 'Chicken, mutton, prawns and gongura.',
    price: 'Chicken pickles start at ₹849 per kg',
    explore: 'Explore Products',
    picture: null,
  },
  about: {
    shown: true,
    show: 'About us',
    hide: 'Hide about us',
    heading: 'One kitchen, one stove',
    text: 'Jaadi is one cook.\nYou pick the oil.',
    more: 'Read more about us',
  },
  loved: { heading: 'Most loved' },
  facts: [{ title: '4-7 business days', text: 'to your door.' }],
  promo: {
    heading: 'Three oils, three heats, your jar',
    text: 'Low, medium or high.',
    button: 'Choose a jar',
  },
  kitchen: {
    heading: 'From the kitchen',
    text: 'One cook, small batches.',
    steps: [{ title: 'Cooked', text: 'in small batches.', picture: null }],
  },
  reviews: { heading: 'What people say' },
  questions: {
    heading: 'Questions',
    list: [{ question: 'May I cancel?', answer: 'Yes. 3% is deducted.' }],
  },
  trust: { heading: 'Who sells' },
  deliveryOf: null,
  pickles: [aLovedPickle()],
  combinations: [{ oil: 'CP_PO', spicy: 'MEDIUM', image: aProduct().image, pictures: [], price: 849 }],
  praise: [],
  reviewCount: 0,
  avgRating: null,
  ...change,
})

/** A card of the row of best sellers. */
export function aLovedPickle(
  change: Partial<LandingPage['pickles'][number]> = {},
): LandingPage['pickles'][number] {
  const { Id, name, words, image, pictures, price, availableStock, unlimitedStock } = aProduct()
  return {
    variantType: 'CHICKEN',
    vegetarian: false,
    from: 469,
    reviewCount: 0,
    avgRating: null,
    jar: { Id, name, words, image, pictures, price, availableStock, unlimitedStock },
    ...change,
  }
}

const JAR = {
  variantType: 'CHICKEN',
  variantOil: 'CP_PO',
  variantSpicy: 'MEDIUM',
  variantWeight: '1kg',
}

/** What the server would say for a variant. */
function wordsFor(change: Partial<Product> = {}): Product['words'] {
  const { variantType, variantOil, variantSpicy, variantWeight } = { ...JAR, ...change }
  const { types, oils, spices, weights }: Record<keyof typeof LABELS, Record<string, string>> = LABELS
  const choices = [oils[variantOil], spices[variantSpicy], weights[variantWeight]]
  return { jar: `${types[variantType]} Pickle`, choices: choices.map(String) }
}

export const aProduct = (change: Partial<Product> = {}): Product => ({
  _id: '1',
  Id: 'FG-0001',
  name: 'CHICKEN CP_PO MEDIUM 1kg',
  description: '<p>Fried dry, then in oil.</p>',
  image: '/images/products/chicken-cp_po-medium-1kg.svg',
  images: [],
  pictures: [],
  price: 849,
  mrp: null,
  priceUnit: 'PC',
  materialType: 'FG',
  ...JAR,
  words: wordsFor(change),
  netWeight: 1000,
  grossWeight: 1400,
  vegetarian: false,
  ingredients: [{ name: 'Chicken', showasIngredient: true }],
  showasIngredient: true,
  allergens: ['Mustard'],
  shelfLifeDays: 180,
  activeFlag: true,
  unlimitedStock: false,
  updatedAt: '2026-11-20T06:30:00.000Z',
  availableStock: 12,
  fewLeft: false,
  reviewCount: 0,
  ratingSum: 0,
  avgRating: null,
  ...change,
})

/** A pickle about which nobody has written, with the days of one jar. */
export const aPickle = (change: Partial<Pickle> = {}): Pickle => ({
  code: 'CHICKEN',
  story: '',
  pictures: [],
  nutrition: null,
  howToEat: '',
  goesWith: [],
  jars: [{ Id: 'FG-0001', nutrition: null, madeOn: '2026-11-02', bestBefore: '2027-03-01' }],
  ...change,
})

export const aJar = (change: Partial<Jar> = {}): Jar => ({
  batchNumber: 'FG-261121-004',
  state: 'good',
  madeOn: '2026-11-21',
  bestBefore: '2027-05-20',
  product: {
    Id: 'FG-0001',
    name: 'CHICKEN CP_PO MEDIUM 1kg',
    words: wordsFor(),
    image: '/images/products/chicken-cp_po-medium-1kg.svg',
    pictures: [],
    vegetarian: false,
    netWeight: 1000,
    activeFlag: true,
  },
  ingredients: ['Chicken', 'Red chilli powder'],
  allergens: ['Mustard'],
  originNote: 'Red chillies from Guntur.',
  storageNote: 'Cool and dry.',
  ...change,
})

export function aLine(change: Partial<CartLine> = {}, product: Partial<Product> = {}): CartLine {
  const built = aProduct(product)
  const quantity = change.quantity ?? 1
  return {
    quantity,
    product: built,
    priceWhenAdded: built.price,
    linePrice: built.price * quantity,
    problem: null,
    ...change,
  }
}

export function aCart(change: Partial<Cart> = {}): Cart {
  const cartItems = change.cartItems ?? []
  const totalPrice = cartItems.reduce((sum, line) => sum + line.linePrice, 0)
  const deliveryCost = change.deliveryCost ?? 0
  return {
    cartItems,
    contactName: '',
    contactNumber: '',
    address: '',
    city: '',
    state: '',
    pin: '',
    business: null,
    deliveryCost,
    deliveryFree: false,
    deliveryFallback: false,
    totalPrice,
    finalPrice: totalPrice + deliveryCost,
    totalGrossWeight: cartItems.reduce((sum, line) => sum + line.quantity * line.product.grossWeight, 0),
    itemCount: cartItems.reduce((sum, line) => sum + line.quantity, 0),
    ...change,
  }
}

export const anAddressedCart = (change: Partial<Cart> = {}): Cart =>
  aCart({
    cartItems: [aLine()],
    contactName: 'Lakshmi',
    contactNumber: '9876543210',
    address: '12, Temple Street',
    city: 'Bengaluru',
    state: 'Karnataka',
    pin: '560001',
    deliveryCost: 120,
    ...change,
  })

const anItem: Order['items'][number] = {
  id: 'FG-0001',
  _id: '1',
  name: 'CHICKEN CP_PO MEDIUM 1kg',
  words: wordsFor(),
  description: '<p>Fried dry, then in oil.</p>',
  image: '/images/products/chicken-cp_po-medium-1kg.svg',
  quantity: 1,
  price: 849,
  linePrice: 849,
  batchNumber: null,
  canReview: false,
}

export const anOrder = (change: Partial<Order> = {}): Order => ({
  _id: 'o1',
  orderId: 'P-7KQ4-M2XD',
  order_extid: 'JDI-1',
  orderDate: new Date().toISOString(),
  mobileNumber: '9876543210',
  email: '',
  contactName: 'Lakshmi',
  contactNumber: '9876543210',
  address: '12, Temple Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560001',
  buyer: null,
  cancellationRefund: null,
  paymentStatus: 'Completed',
  orderStatus: 'Placed',
  deliveryStatus: 'Pending',
  issueStatus: null,
  totalPrice: 849,
  deliveryCost: 120,
  finalPrice: 969,
  refundAmount: null,
  refundState: null,
  refundReference: null,
  invoiceUrl: null,
  creditNoteUrl: null,
  tax: null,
  waybill: null,
  trackingUrl: null,
  deliveries: [],
  holdExpiresAt: null,
  cancelledBy: null,
  cancelReason: null,
  creditedAmount: 0,
  credits: [],
  timeline: [],
  items: [anItem],
  canCancel: false,
  canRetryPayment: false,
  canDelete: false,
  canRaiseIssue: false,
  paymentUnderReview: false,
  handover: 'courier',
  replaces: null,
  ...change,
})
