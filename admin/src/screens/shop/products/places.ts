/** Where products are shown and changed. */

export const LIST = '/product-list'

/** The form of a product. @param id `_id` or `Id` */
export const editAddress = (id: string): string => `/product-entry?${new URLSearchParams({ id })}`

/** The form of a new product that begins as another. @param Id of the other */
export const copyAddress = (Id: string): string => `/product-entry?${new URLSearchParams({ copy: Id })}`

/** Stands for every pickle in that address. */
export const EVERY = 'all'

/** All variants of a pickle. @param type code of its variant type, or `EVERY` */
export const variantsAddress = (type: string): string =>
  `/dashboard/variants?${new URLSearchParams({ type })}`

/** What the jars of a pickle share. @param type code of its variant type */
export const pickleAddress = (type: string): string => `/dashboard/pickle?${new URLSearchParams({ type })}`

/** The page of a jar in the shop. @param name of the product, made of its codes */
export const shopAddress = (name: string): string =>
  `/pickles/${encodeURIComponent(name.trim().toLowerCase().replaceAll(/\s+/g, '-'))}`
