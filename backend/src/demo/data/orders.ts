/** How far a demo order has come. */
export type DemoState = 'Delivered' | 'Shipped' | 'Packed' | 'Paid' | 'Unpaid' | 'Cancelled'

export interface DemoReview {
  rating: number
  comment: string
  approved: boolean | null
}

export interface DemoLine {
  /** Slug of the variant. */
  product: string
  jars: number
  review?: DemoReview
}

export interface DemoOrder {
  customer: string
  minutesAgo: number
  state: DemoState
  lines: readonly DemoLine[]
  /** Messages of an issue: [from the customer, days ago, text]. */
  issue?: readonly (readonly [fromCustomer: boolean, daysAgo: number, text: string])[]
}

const DAY = 24 * 60
const approved = (rating: number, comment: string): DemoReview => ({ rating, comment, approved: true })

function delivered(customer: string, daysAgo: number, ...lines: DemoLine[]): DemoOrder {
  return { customer, minutesAgo: daysAgo * DAY, state: 'Delivered', lines }
}

function line(product: string, jars: number, review?: DemoReview): DemoLine {
  return review ? { product, jars, review } : { product, jars }
}

/** The past of the demo shop, oldest first: what was bought explains the stock and the reviews. */
export const ORDERS: readonly DemoOrder[] = [
  delivered(
    'sravani',
    38,
    line('chicken-ro_po-medium-1kg', 1, approved(5, 'Tastes like my ammamma made it. The pieces stay firm.')),
    line(
      'gongura-cp_po-medium-1kg',
      1,
      approved(5, 'Sour the right way. One spoon is enough for a plate of rice.'),
    ),
  ),
  delivered(
    'ramesh',
    36,
    line('mutton-cp_po-medium-1kg', 1, approved(5, 'Soft mutton, no bone, masala not too heavy.')),
    line('prawns-cp_so-high-half-kg', 2, approved(4, 'Very good, but hot is really hot here.')),
  ),
  delivered(
    'farah',
    33,
    line(
      'chicken-cp_po-medium-1kg',
      2,
      approved(4, 'Good oil, you smell the peanut. I would like more garlic.'),
    ),
  ),
  delivered(
    'venkat',
    31,
    line(
      'gongura-mutton-cp_po-medium-half-kg',
      2,
      approved(5, 'Sunday lunch in a jar. Please make more of it.'),
    ),
  ),
  delivered(
    'divya',
    28,
    line('prawns-cp_so-high-half-kg', 2, approved(5, 'Came well packed to Kochi, not a drop outside.')),
    line(
      'gongura-chicken-cp_po-medium-1kg',
      1,
      approved(4, 'Nice and sour. Lasted two weeks with four people.'),
    ),
  ),
  delivered(
    'joseph',
    26,
    line('chicken-ro_po-medium-1kg', 2, approved(4, 'Honest price for a kilo. Arrived in five days.')),
  ),
  delivered(
    'meera',
    24,
    line(
      'gongura-cp_so-high-half-kg',
      1,
      approved(5, 'The sesame oil makes it. My mother asks for the recipe.'),
    ),
    line('gongura-mutton-cp_po-medium-half-kg', 1, approved(4, 'Lovely. The jar could be a little fuller.')),
  ),
  delivered(
    'imran',
    22,
    line('mutton-cp_so-high-half-kg', 1, approved(5, 'Finished it in a week with rotis.')),
    line('gongura-mutton-cp_po-medium-half-kg', 1, {
      rating: 2,
      comment: 'Call me on 9000000108 for bulk orders, I sell cheaper.',
      approved: false,
    }),
  ),
  delivered(
    'anitha',
    20,
    line('chicken-cp_po-high-half-kg', 3, approved(5, 'Hot, and worth the courier to Kolkata.')),
  ),
  delivered(
    'kiran',
    16,
    line('prawns-cp_so-high-half-kg', 3, approved(3, 'Good taste, a bit too much oil for me.')),
  ),
  {
    ...delivered(
      'sravani',
      11,
      line('chicken-cp_so-low-half-kg', 1, {
        rating: 5,
        comment: 'Mild enough for the children, and they ask for it.',
        approved: null,
      }),
      line('gongura-prawns-cp_po-high-half-kg', 1),
    ),
    issue: [
      [true, 4, 'Hi, I have an issue with this order.'],
      [true, 4, 'The lid of the prawns jar was loose and some oil leaked into the box.'],
      [
        false,
        3,
        'Sorry about that. Is the seal below the lid whole? Then it is safe to eat. We send a new lid today.',
      ],
      [true, 3, 'Yes, the seal is whole. Thank you.'],
    ],
  },
  {
    customer: 'divya',
    minutesAgo: 4 * DAY,
    state: 'Shipped',
    lines: [line('chicken-cp_po-medium-1kg', 1), line('gongura-ro_po-low-half-kg', 2)],
  },
  {
    customer: 'farah',
    minutesAgo: 3 * DAY,
    state: 'Cancelled',
    lines: [line('gongura-mutton-cp_so-high-1kg', 1)],
  },
  {
    customer: 'ramesh',
    minutesAgo: 2 * DAY,
    state: 'Packed',
    lines: [line('mutton-ro_po-low-half-kg', 1), line('chicken-ro_po-medium-1kg', 1)],
  },
  {
    customer: 'meera',
    minutesAgo: DAY,
    state: 'Paid',
    lines: [line('gongura-chicken-cp_so-high-half-kg', 2)],
  },
  {
    customer: 'kiran',
    minutesAgo: 180,
    state: 'Paid',
    lines: [line('chicken-cp_po-medium-1kg', 1), line('gongura-cp_po-medium-1kg', 1)],
  },
  { customer: 'imran', minutesAgo: 10, state: 'Unpaid', lines: [line('prawns-cp_po-medium-1kg', 1)] },
]
