/** The blocks of the landing page below its hero, in the order in which they come. */
export const LANDING_BLOCKS = [
  'delivery',
  'loved',
  'facts',
  'promo',
  'kitchen',
  'reviews',
  'questions',
  'trust',
] as const
export type LandingBlock = (typeof LANDING_BLOCKS)[number]

/** An uploaded picture, with what a page needs to show it before it has loaded. */
export interface LandingPicture {
  /** Id of the upload. */
  upload: string
  /** Describes it for people who cannot see it; may be empty. */
  alt: string
  width: number
  height: number
  widths: number[]
}

/**
 * What the landing page says and shows (docs/domain/catalogue.md#landing-page). All texts are plain; names in braces
 * stand for values of the settings (`LANDING_FACTS`). An empty text is not shown.
 */
export interface LandingSettings {
  /** Each block once, in the order of the page. */
  blocks: { name: LandingBlock; shown: boolean }[]
  hero: {
    eyebrow: string
    headline: string
    lead: string
    price: string
    explore: string
    /** Null: the drawn shelf. */
    picture: LandingPicture | null
  }
  about: { shown: boolean; show: string; hide: string; heading: string; text: string; more: string }
  /** Codes of the pickles that the owner picked; none: those that sell most. */
  loved: { heading: string; picks: string[] }
  facts: { title: string; text: string }[]
  promo: { heading: string; text: string; button: string }
  kitchen: {
    heading: string
    text: string
    steps: { title: string; text: string; picture: LandingPicture | null }[]
  }
  reviews: { heading: string }
  questions: { heading: string; list: { question: string; answer: string }[] }
  trust: { heading: string }
}

export const MOST_PICKS = 8
export const MOST_FACTS = 3
export const MOST_STEPS = 3
export const MOST_QUESTIONS = 8

/** Names that a text may hold in braces, and what the shop puts there. */
export const LANDING_FACTS = {
  price: 'the price of the cheapest jar',
  chickenPrice: 'the lowest price of a kilogram of chicken pickle',
  deliveryDays: 'business days on the road',
  processingDays: 'business days to pack',
  cancellationPercent: 'percent kept on cancellation',
  refundDays: 'business days until a refund arrives',
  reportHours: 'hours to report a problem',
  returnDays: 'days to begin a return',
  holdMinutes: 'minutes that an unpaid order keeps its jars',
  tax: 'whether GST is collected',
} as const

/** The owner's words (docs/domain/contract.md#fixed-texts) and what is true of every shop. */
export const DEFAULT_LANDING: LandingSettings = {
  blocks: LANDING_BLOCKS.map((name) => ({ name, shown: true })),
  hero: {
    eyebrow: 'L.B Nagar, Hyderabad',
    headline: 'Pickle the way the house makes it',
    lead: 'Chicken, mutton, prawns and gongura, cooked in small batches, packed in glass jars and sent all over India.',
    price: 'Chicken pickles start at {chickenPrice} per kg',
    explore: 'Explore Products',
    picture: null,
  },
  about: {
    shown: true,
    show: 'About us',
    hide: 'Hide about us',
    heading: 'One kitchen, one stove',
    text: 'Jaadi is one cook in L.B Nagar. Each batch starts when the last one is nearly sold, so no jar stands on a shelf for months.\nYou pick the oil, how hot it should be, and half a kilo or a full one. We write it on the label.',
    more: 'Read more about us',
  },
  loved: { heading: 'Most loved', picks: [] },
  facts: [
    {
      title: '{deliveryDays} business days',
      text: 'to your door, within India. Packed in {processingDays} business days.',
    },
    { title: 'The more, the cheaper', text: 'ordering more pickles reduces the delivery charge per jar.' },
  ],
  promo: {
    heading: 'Three oils, three heats, your jar',
    text: 'Cold pressed peanut, refined peanut or cold pressed sesame. Low, medium or high. Every product says what is inside before you add it.',
    button: 'Choose a jar',
  },
  kitchen: {
    heading: 'From the kitchen',
    text: 'One cook, small batches, glass jars. The label of your jar names its batch: scan it, and see when it was made.',
    steps: [
      { title: 'Cooked', text: 'in small batches, the way it is made at home.', picture: null },
      {
        title: 'Numbered',
        text: 'each batch, with the day it was made and its best-before day.',
        picture: null,
      },
      { title: 'Packed', text: 'by hand in glass jars, and sent when you have ordered.', picture: null },
    ],
  },
  reviews: { heading: 'What people say' },
  questions: {
    heading: 'Questions',
    list: [
      {
        question: 'How long does it take?',
        answer:
          'Orders are processed in {processingDays} business days. Delivery takes {deliveryDays} business days, within India only. Nothing is shipped on Sundays or holidays.',
      },
      {
        question: 'What does delivery cost?',
        answer:
          'The courier’s price for the weight of your jars to your pin code. It is shown before you pay, and ordering more pickles reduces the delivery charge per jar.',
      },
      {
        question: 'What is inside?',
        answer:
          'Ingredients and allergens are shown with each product, with its net weight and its price per kg.',
      },
      {
        question: 'May I cancel?',
        answer:
          'Until it is shipped. {cancellationPercent}% of the product price is deducted, and the refund takes {refundDays} business days.',
      },
      {
        question: 'What if a jar arrives broken?',
        answer: 'Report it within {reportHours} hours of delivery with the Raise Issue button of the order.',
      },
    ],
  },
  trust: { heading: 'Who sells' },
}

/** The pictures that a landing page shows, by their place in it. */
export const picturesOf = ({ hero, kitchen }: LandingSettings): [place: string, picture: LandingPicture][] =>
  [
    ['hero.picture', hero.picture] as const,
    ...kitchen.steps.map(({ picture }, at) => [`kitchen.steps.${at}.picture`, picture] as const),
  ].flatMap(([place, picture]) => (picture ? [[place, picture]] : []))

/** Names in braces that the shop cannot fill in, with a sentence for each text under its place. */
export function landingProblems(value: unknown, place: string): Record<string, string> {
  if (typeof value === 'string') {
    const unknown = [...value.matchAll(/\{(\w+)\}/g)].find(
      ([, name = '']) => !Object.hasOwn(LANDING_FACTS, name),
    )
    if (!unknown) return {}
    return { [place]: `There is no ${unknown[0]}. There are: ${Object.keys(LANDING_FACTS).join(', ')}.` }
  }
  if (value === null || typeof value !== 'object') return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, part]) => landingProblems(part, `${place}.${key}`)),
  ) as Record<string, string>
}
