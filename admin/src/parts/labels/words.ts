import { addWords } from '../../kit/words/added.js'

const labelsWords = addWords({
  labels: {
    count: 'Labels',
    countOf: 'Labels of %{batchNumber}',
    print: 'Print Label',
    title: 'Print labels of %{batchNumber}',
    startCell: 'First free label of the sheet',
    sheet: 'The sheet in the printer',
    cell: 'Begin at label %{number}',
    ownSize: 'Print in 100 % size, not fitted to the page.',
    sheets: '%{smart_count} sheet |||| %{smart_count} sheets',
    atOnce: 'Print its label at once',
    printed: 'Sent to the print dialog. Is nothing there?',
    saved: 'This browser prints from a file. It is in your downloads.',
    again: 'Save as a file',
    wrongCount: 'A whole number from 1 to %{most}.',
    wrongCell: 'A whole number from 1 to %{cells}.',
    sheetFailed: 'The sheet of the settings could not be loaded.',
    failed: 'The labels could not be made.',
    close: 'Close',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    labelsWords: typeof labelsWords
  }
}
