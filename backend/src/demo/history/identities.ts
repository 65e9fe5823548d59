import { istDayCode } from '../../kernel/dates/ist.js'
import { externalIdFrom, orderIdFrom } from '../../kernel/text/order-ids.js'
import { type Identity } from '../past-order.js'

const BITS_40 = 1n << 40n
/** Odd, so that multiplying by it permutes the numbers below 2^40: ids look random and never repeat. */
const SCATTER = 707_106_781_187n

/** Eight groups of five bits: one character each of a speakable id. */
function groups(value: bigint, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, index) => Number((value >> BigInt(5 * index)) & 31n))
}

/** Identity of the n-th order of the history: unique for every n below 2^40. */
export function historyIdentity(index: number, at: Date): Identity {
  const scattered = (BigInt(index + 1) * SCATTER) % BITS_40
  return {
    orderId: orderIdFrom(groups(scattered, 8)),
    externalId: externalIdFrom(istDayCode(at), Uint8Array.from([...groups(scattered, 8), 7, 7])),
    requestKey: `history-${index}`,
    serial: `7${String(index).padStart(11, '0')}`,
  }
}
