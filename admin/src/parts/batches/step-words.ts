import { addWords } from '../../kit/words/added.js'

/** Apart from the words of batches: dialogs that know no batch ask for steps too. */
const stepWords = addWords({ step: { failed: 'Nothing was changed. Try again.' } })

declare module '../../kit/words/words.js' {
  interface Catalogue {
    stepWords: typeof stepWords
  }
}
