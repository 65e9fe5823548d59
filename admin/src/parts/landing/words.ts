import { addWords } from '../../kit/words/added.js'

const landingFields = {
  blocks: { name: 'Block', shown: 'Shown' },
  hero: {
    eyebrow: 'Line above the headline',
    headline: 'Headline',
    lead: 'Lead',
    price: 'Price line',
    explore: 'Button to the products',
    picture: 'Picture of the hero',
  },
  about: {
    shown: 'About us can be opened',
    show: 'Button that opens it',
    hide: 'Button once it is open',
    heading: 'Heading of About us',
    text: 'About us',
    more: 'Link to the page About Us',
  },
  loved: { heading: 'Heading of best sellers', picks: 'Picked pickles' },
  facts: { title: 'Fact', text: 'What it means' },
  promo: { heading: 'Heading of oils and heats', text: 'Words beside the picture', button: 'Button below' },
  kitchen: {
    heading: 'Heading of the kitchen',
    text: 'The cook’s story',
    steps: { title: 'Step', text: 'What is done', picture: 'Picture of the step' },
  },
  reviews: { heading: 'Heading of reviews' },
  questions: { heading: 'Heading of questions', list: { question: 'Question', answer: 'Answer' } },
  trust: { heading: 'Heading of who sells' },
}

const landingWords = addWords({
  resources: { landing: { name: 'Landing page', fields: { landing: landingFields } } },
  landingBlocks: {
    delivery: 'Deliver to',
    loved: 'Best sellers',
    facts: 'Facts',
    promo: 'Oils and heats',
    kitchen: 'From the kitchen',
    reviews: 'What people say',
    questions: 'Questions and answers',
    trust: 'Who sells',
  },
  landingValues: {
    off: '%{block} (off)',
    pictureOf: 'a picture: %{alt}',
    picture: 'a picture',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    landingWords: typeof landingWords
  }
}
