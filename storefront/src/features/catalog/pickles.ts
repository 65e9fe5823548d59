import { type Pickle, type Product } from '../../api/types.js'
import { labelsOf } from '../../state/variant-labels.js'
import { plainText } from '../../ui/RichText.js'
import { catalog } from '../../words/catalog.js'
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

/** The stars of all reviews of a pickle's jars, and their number; null without any. */
export function ratingOf(jars: readonly Product[]) {
  const count = jars.reduce((sum, { reviewCount }) => sum + reviewCount, 0)
  const stars = jars.reduce((sum, { ratingSum }) => sum + ratingSum, 0)
  // Half up, as the server rounds.
  return count > 0 ? catalog.rating((Math.round((stars * 10) / count) / 10).toFixed(1), count) : null
}

/** The jar at an address: the address is its own, or that of its pickle. */
export const jarAt = (products: readonly Product[], address: string | undefined) =>
  onSale(products).find(({ name }) => slug(name) === address) ??
  firstJar(onSale(products).filter(({ variantType }) => slug(variantType) === address))

/** Whether an address is that of a pickle, and not of one of its jars. */
export const isPickle = (jar: Product, address: string | undefined) => slug(jar.name) !== address

/** A jar as its page shows it: its own pictures before those of its pickle, whose story is told where it has no text. */
export function withPickle(jar: Product, pickle: Pickle | null): Product {
  if (!pickle) return jar
  const pictures = [...jar.pictures, ...pickle.pictures]
  const description = plainText(jar.description) ? jar.description : pickle.story
  return { ...jar, description, pictures, image: pictures[0]?.url ?? jar.image }
}

/**
 * A jar of the pickle to which the address of a jar that is gone, or has another name now, leads: such an address begins
 * with that of its pickle. Undefined where no jar of it is on sale.
 */
export function pickleOfOld(products: readonly Product[], address = '') {
  const types = [...labelsOf('type').map(([code]) => code), ...products.map(({ variantType }) => variantType)]
  const variantType = types
    .filter((type) => address.startsWith(`${slug(type)}-`))
    .toSorted((left, right) => right.length - left.length)[0]
  return onSale(products).find((jar) => jar.variantType === variantType)
}

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

const wordsOf = ({ variantType }: Product) => variantType.split(' ')

/** Whether two pickles are made of the same: "Chicken" and "Gongura Chicken". */
const isAkin = (left: Product, right: Product) => wordsOf(left).some((word) => wordsOf(right).includes(word))

/**
 * The jar in stock that is most like one that has run out: of the same pickle, else of one that is made of the same,
 * else of any other for those who eat it: vegetarian or not.
 */
export function nearestInStock(products: readonly Product[], jar: Product) {
  const there = onSale(products).filter((one) => !isSoldOut(one) && one.vegetarian === jar.vegetarian)
  const steps = [
    (one: Product) => one.variantType === jar.variantType,
    (one: Product) => isAkin(one, jar),
    () => true,
  ]
  const alike = steps.map((step) => there.filter(step)).find((some) => some.length > 0) ?? []
  return byLikeness(alike, jar)[0]
}

/** Rupees that a jar costs less than the same weight in the smallest jars of its kind; 0 when it costs as much or more. */
export function saving(jars: readonly Product[], jar: Product) {
  const alike = jars.filter(
    (one) => one.variantOil === jar.variantOil && one.variantSpicy === jar.variantSpicy,
  )
  const smallest = alike.toSorted((left, right) => left.netWeight - right.netWeight)[0] ?? jar
  return Math.max(0, Math.round((smallest.price * jar.netWeight) / smallest.netWeight - jar.price))
}
