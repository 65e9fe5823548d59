import { type Product } from '../../api/types.js'

export const slug = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, '-')

/** The address of one jar, made from its name: `/pickles/gongura-chicken-cp_po-medium-half-kg`. */
export const productPath = ({ name }: { name: string }) => `/pickles/${slug(name)}`

/** No stock is left, unless the stock is unlimited. */
export const isSoldOut = ({
  availableStock,
  unlimitedStock,
}: Pick<Product, 'availableStock' | 'unlimitedStock'>) => availableStock <= 0 && !unlimitedStock
