import { type Product } from '../../api/types.js'
import { type FilterName, valueOf } from './filter-values.js'
import { isSoldOut, slug } from './jars.js'

/** The address of a pickle in all its jars: `/pickles/gongura-chicken`. */
export const picklePath = ({ variantType }: { variantType: string }) => `/pickles/${slug(variantType)}`

const cheapestInStock = (left: Product, right: Product) =>
  Number(isSoldOut(left)) - Number(isSoldOut(right)) || left.price - right.price

const onSale = (products: readonly Product[]) => products.filter(({ activeFlag }) => activeFlag)

/** The jars of a pickle: they differ in oil, heat and weight. */
export const jarsOf = (products: readonly Product[], { variantType }: { variantType: string }) =>
  onSale(products).filter((jar) => jar.variantType === variantType)

/** The jar that stands for a pickle: the cheapest in stock. */
export const firstJar = (jars: readonly Product[]) => jars.toSorted(cheapestInStock)[0]

/** The jar at an address: the address is its own, or that of its pickle. */
export const jarAt = (products: readonly Product[], address: string | undefined) =>
  onSale(products).find(({ name }) => slug(name) === address) ??
  firstJar(onSale(products).filter(({ variantType }) => slug(variantType) === address))

/** Whether an address is that of a pickle, and not of one of its jars. */
export const isPickle = (jar: Product, address: string | undefined) => slug(jar.name) !== address

/** What the jars of a pickle differ in. */
export const CHOICES = ['oil', 'spicy', 'weight'] as const satisfies FilterName[]

/** In how many choices two jars differ. */
const distance = (left: Product, right: Product) =>
  CHOICES.filter((name) => valueOf[name](left) !== valueOf[name](right)).length

/** The jars from the one that is most like `jar` to the one that is least, those in stock first where equally alike. */
const byLikeness = (jars: readonly Product[], jar: Product) =>
  jars.toSorted((left, right) => distance(left, jar) - distance(right, jar) || cheapestInStock(left, right))

/** The jar that has another oil, heat or weight than this one, and is else as like it as can be. */
export const otherChoice = (
  jars: readonly Product[],
  jar: Product,
  name: (typeof CHOICES)[number],
  value: string,
) =>
  byLikeness(
    jars.filter((one) => valueOf[name](one) === value),
    jar,
  )[0]

/** The jar in stock that is most like one that has run out. */
export const nearestInStock = (jars: readonly Product[], jar: Product) =>
  byLikeness(
    jars.filter((one) => !isSoldOut(one)),
    jar,
  )[0]

/** Rupees that a jar costs less than the same weight in the smallest jars of its kind; 0 when it costs as much or more. */
export function saving(jars: readonly Product[], jar: Product) {
  const alike = jars.filter(
    (one) => one.variantOil === jar.variantOil && one.variantSpicy === jar.variantSpicy,
  )
  const smallest = alike.toSorted((left, right) => left.netWeight - right.netWeight)[0] ?? jar
  return Math.max(0, Math.round((smallest.price * jar.netWeight) / smallest.netWeight - jar.price))
}
