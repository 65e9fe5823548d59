import { addWords } from '../../../kit/words/added.js'

const importsWords = addWords({
  imports: {
    what: 'What does the file hold?',
    products: 'Products',
    prices: 'Price list',
    outlets: 'Outlets',
    stock: 'Opening stock',
    productsHelp:
      'New products: finished, semi-finished and raw. A product whose name exists already is refused.',
    pricesHelp:
      'One line a jar, with the columns pickle, oil, spice, weight and price, and mrp if you like; the words are those of your lists. A jar that exists gets the new price; one that does not is made. A new jar needs grossWeight, what it weighs full in grams, unless another jar of its weight has one.',
    outletsHelp: 'New outlets, each with a number and an OTP of its own.',
    stockHelp:
      'Batches that no run or purchase made: what lies on the shelf when the books begin. Products and outlets are named as they are in the lists.',
    template: 'Download template',
    paste: 'Or paste from a spreadsheet',
    pasteHelp:
      'Copy the cells with their heading, and paste them here. Nothing is imported before you have seen it.',
    pasted: 'pasted cells',
    check: 'Check what I pasted',
    choose: 'Choose CSV file',
    chooseAgain: 'Choose another file',
    chosen: 'File: %{name}',
    checking: 'Reading the file…',
    importing: 'Importing. A large file may take a minute…',
    checkFailed: 'The file could not be read.',
    failed: 'The import failed. Nothing was imported.',
    checked: 'What the file holds',
    summaryGood: '%{smart_count} line, and it is right. |||| %{smart_count} lines, and all are right.',
    summaryBad:
      'Nothing is imported yet: %{good} of %{count} lines are right. Correct the %{faults} places below, and choose the file or paste the cells again.',
    faults: 'To mend',
    line: 'Line',
    column: 'Column',
    problem: 'What is wrong',
    more: 'These are the first %{shown} of %{faults}.',
    sample: 'As they will be: %{shown} of %{good}',
    earlier:
      'The same content was imported on %{when} by %{by}. If you import it again, everything is there twice.',
    again: 'Import it again on purpose',
    start: 'Import %{smart_count} line |||| Import %{smart_count} lines',
    see: 'See %{screen}',
    imported: '%{smart_count} line was imported. |||| %{smart_count} lines were imported.',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    importsWords: typeof importsWords
  }
}
