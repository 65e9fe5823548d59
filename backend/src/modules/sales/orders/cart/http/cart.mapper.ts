import { NO_MONEY, paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { otherStateOf } from '../../domain/business.js'
import { type ShownCart } from '../cart-view.service.js'
import { type CartAnswer, type CartItemAnswer } from './cart.dto.js'

/** Converts a shown cart to its wire form. */
export function toCartAnswer(shown: ShownCart): CartAnswer {
  const { contactName, contactNumber, address, city, state, postalCode: pin, buyer = null } = shown.cart
  return {
    cartItems: shown.lines.map(toItem),
    contactName,
    contactNumber,
    address,
    city,
    state,
    pin,
    business: buyer && { ...buyer, otherState: otherStateOf(buyer, shown.delivery?.state || state) },
    deliveryCost: paiseToRupees(shown.delivery?.amountPaise ?? NO_MONEY),
    deliveryFree: (shown.delivery?.sparedPaise ?? NO_MONEY) > NO_MONEY,
    deliveryFallback: shown.delivery?.isFallback ?? false,
    totalPrice: paiseToRupees(shown.totalPaise),
    finalPrice: paiseToRupees(shown.finalPaise),
    totalGrossWeight: shown.grossGrams,
    itemCount: shown.itemCount,
  }
}

function toItem({ line, product, problem, linePaise }: ShownCart['lines'][number]): CartItemAnswer {
  const {
    Id,
    name,
    inWords,
    description,
    image,
    netWeight,
    grossWeight,
    unlimitedStock,
    soldOut,
    activeFlag,
  } = product
  return {
    quantity: line.quantity,
    product: {
      _id: String(product._id),
      Id,
      name,
      words: inWords,
      description,
      image,
      netWeight,
      grossWeight,
      unlimitedStock: unlimitedStock && !soldOut,
      activeFlag,
      price: paiseToRupees(product.pricePaise),
      availableStock: soldOut ? 0 : Math.max(0, Math.floor(product.availableMilli / 1000)),
    },
    priceWhenAdded: paiseToRupees(line.priceWhenAddedPaise),
    linePrice: paiseToRupees(linePaise),
    problem,
  }
}
