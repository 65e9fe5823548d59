import { type Product } from '../api/types.js'
import { joined } from './format.js'

/** The server puts the names of products into words, with the labels of the shop's lists. */
type Named = Pick<Product, 'words'>

/** What a customer calls the jar: "Gongura Chicken Pickle". */
export const productTitle = ({ words }: Named): string => words.jar

/** The choices behind the title: oil, spice, weight, whose unit stays beside its figure. */
export const productChoices = ({ words }: Named): readonly string[] => words.choices.map(joined)

/** Title and choices in one line, enough to tell two jars apart by ear. */
export const fullTitle = ({ words }: Named): string => [words.jar, ...words.choices].join(', ')
