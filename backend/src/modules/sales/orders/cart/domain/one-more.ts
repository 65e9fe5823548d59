import { type Paise, paise } from '../../../../../kernel/amounts/money.js'

const RUPEE = 100

/** What delivery of some jars costs. */
export interface DeliveryOf {
  jars: number
  amountPaise: Paise
  /** The courier named no amount: when it does, the charge may be another one. */
  isFallback: boolean
}

/** What delivery costs with one jar more, and how much of it each jar then bears. */
export interface OneMore {
  /** Jars, with the one more. */
  jars: number
  amountPaise: Paise
  /** Whole rupees, rounded up: it is never less than what is charged. */
  perJarPaise: Paise
  /** Whole rupees, rounded down: the saving is never overstated. */
  perJarNowPaise: Paise
}

/**
 * The charge with one jar more, when each jar then bears less of it (docs/domain/orders.md#one-jar-more). null when it
 * saves nothing, or when the courier has not named both amounts: the shop would promise what it may not keep.
 */
export function oneMore(now: DeliveryOf, then: DeliveryOf): OneMore | null {
  if (now.isFallback || then.isFallback) return null
  const perJarPaise = paise(Math.ceil(then.amountPaise / then.jars / RUPEE) * RUPEE)
  const perJarNowPaise = paise(Math.floor(now.amountPaise / now.jars / RUPEE) * RUPEE)
  if (perJarPaise >= perJarNowPaise) return null
  return { jars: then.jars, amountPaise: then.amountPaise, perJarPaise, perJarNowPaise }
}
