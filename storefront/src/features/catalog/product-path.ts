/** The product's own address, made from its name: `/pickles/gongura-chicken-cp_po-medium-half-kg`. */
export const productPath = ({ name }: { name: string }) => `/pickles/${productSlug(name)}`

export const productSlug = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, '-')
