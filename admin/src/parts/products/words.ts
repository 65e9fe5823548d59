import { addWords } from '../../kit/words/added.js'

const sampleWords = addWords({
  sample: {
    open: 'Try it on a sample',
    failed: 'The sample could not be made. Try again.',
    paste: 'Paste a price list',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    sampleWords: typeof sampleWords
  }
}
