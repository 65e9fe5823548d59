import { addWords } from '../../../../kit/words/added.js'

/** Receiving what a run made. */
const receivingWords = addWords({
  receiving: {
    more: 'More about this run',
    notWaiting: '%{reservation} does not wait to be received.',
    further: 'Jars of other sizes from the same pot',
    furtherHint: 'Each size bears its own jar, lid and label. They share the cost of the pot by weight.',
    addYield: 'Add another size',
    yieldProduct: 'Product %{number}',
    yieldQuantity: 'Quantity of product %{number}',
    removeYield: 'Remove product %{number}',
    remove: 'Remove',
    used: 'What really went in',
    usedHint: 'Change it where the cook took more or less than was reserved.',
    usedOf: '%{product} · %{batch}',
    anotherBatch: 'Another batch that went in',
    noneReserved: 'Nothing was reserved of it',
    reserved: 'Reserved: %{quantity} %{unit}',
    usedInvalid: 'The quantity is 0 or more, with at most three decimals.',
    costs: 'What it cost in addition to the ingredients',
    labour: 'Labour',
    gas: 'Gas',
    overhead: 'Overhead',
    preview: 'What it comes to',
    ingredients: 'Ingredients and packaging',
    total: 'Total',
    plannedWeight: 'Planned weight',
    actualWeight: 'Actual weight',
    loss: 'Loss',
    unitPriceOf: 'One %{product}',
    lossOf: '%{weight} (%{percent} %)',
    gainOf: '%{weight} (%{percent} %) more than planned',
  },
})

declare module '../../../../kit/words/words.js' {
  interface Catalogue {
    receivingWords: typeof receivingWords
  }
}
