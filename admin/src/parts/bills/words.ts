import { addWords } from '../../kit/words/added.js'

const billsWords = addWords({
  bills: {
    title: 'Bill',
    none: 'No picture of the bill yet. Only staff see it.',
    take: 'Photograph the bill',
    replace: 'Photograph it again',
    remove: 'Remove picture',
    removeTitle: 'Remove the picture of the bill?',
    removeText: 'The picture of the bill of %{batchNumber} is deleted. The batch stays.',
    paperText: 'The picture of bill %{batchNumber} is deleted. The bill stays.',
    enterIts: 'Enter its bill',
    itsBill: 'Bill %{number}',
    sending: 'Sending the picture…',
    preparing: 'Preparing the picture…',
    kept: 'The picture of the bill was saved.',
    removed: 'The picture of the bill was removed.',
    failed: 'The picture of the bill could not be changed.',
    alt: 'Bill of %{batchNumber}',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    billsWords: typeof billsWords
  }
}
