import { type ApiError } from '../../api/http.js'
import { type Cart, type CartLine } from '../../api/types.js'
import { rupees } from '../../ui/format.js'
import { fullTitle } from '../../ui/product-words.js'
import { cartChanges as words } from '../../words/cart-changes.js'

const lineOf = (cart: Cart, Id: string) => cart.cartItems.find((line) => line.product.Id === Id)

/** What keeps a line from being bought; a changed price does not. */
function obstacle({ problem, product }: CartLine): string | null {
  const name = fullTitle(product)
  switch (problem) {
    case 'INSUFFICIENT_STOCK':
      return words.few(name, product.availableStock)
    case 'OUT_OF_STOCK':
      return words.gone(name)
    case 'NOT_SOLD':
      return words.notSold(name)
    case 'PRICE_CHANGED':
    case null:
    case undefined:
      return null
  }
}

function priceChange(shown: Cart, { product }: CartLine): string | null {
  const before = lineOf(shown, product.Id)?.product.price
  return before === undefined || before === product.price
    ? null
    : words.price(fullTitle(product), rupees(before), rupees(product.price))
}

function quantityChange(name: string, before: number, now: number): string | null {
  if (before === now) return null
  if (now === 0) return words.removed(name)
  return before === 0 ? words.added(name, now) : words.quantity(name, before, now)
}

/**
 * What differs between the cart that the customer looked at and the server's cart now, by name, one sentence each. With
 * differences nothing is ordered: a customer agrees only to prices that they saw.
 */
export function changesBetween(shown: Cart, now: Cart): string[] {
  const lines = now.cartItems.flatMap((line) => {
    const { product, quantity } = line
    const before = lineOf(shown, product.Id)?.quantity ?? 0
    return [quantityChange(fullTitle(product), before, quantity), obstacle(line) ?? priceChange(shown, line)]
  })
  const gone = shown.cartItems
    .filter((line) => !lineOf(now, line.product.Id))
    .map(({ product, quantity }) => quantityChange(fullTitle(product), quantity, 0))
  const delivery =
    now.cartItems.length === 0 || shown.deliveryCost === now.deliveryCost
      ? []
      : [words.delivery(rupees(shown.deliveryCost), rupees(now.deliveryCost))]
  return [...lines, ...gone, ...delivery].filter((change) => change !== null)
}

interface ToldPrice {
  Id: string | null
  name: string
  oldPrice: number
  newPrice: number
}

interface ToldQuantity {
  Id: string
  name: string
  oldQuantity: number
  newQuantity: number
}

/** A refusal of the server with the names that the shop uses; null when it names no product of this cart. */
export function refusalByName(cart: Cart, { code, details }: ApiError): string[] | null {
  const titleOf = (Id: unknown, name: string) => {
    const line = typeof Id === 'string' ? lineOf(cart, Id) : undefined
    return line ? fullTitle(line.product) : name
  }
  if (code === 'PRICE_CHANGED' && Array.isArray(details['changes']))
    return (details['changes'] as ToldPrice[]).map(({ Id, name, oldPrice, newPrice }) =>
      words.price(titleOf(Id, name), rupees(oldPrice), rupees(newPrice)),
    )
  if (code === 'CART_CHANGED' && Array.isArray(details['changes']))
    return (details['changes'] as ToldQuantity[])
      .map(({ Id, name, oldQuantity, newQuantity }) =>
        quantityChange(titleOf(Id, name), oldQuantity, newQuantity),
      )
      .filter((change) => change !== null)
  const Id = details['Id']
  if (typeof Id !== 'string' || !lineOf(cart, Id)) return null
  if (code === 'NOT_SOLD') return [words.notSold(titleOf(Id, ''))]
  const left = Number(details['available'] ?? 0)
  if (code !== 'OUT_OF_STOCK') return null
  return [left > 0 ? words.few(titleOf(Id, ''), left) : words.gone(titleOf(Id, ''))]
}
