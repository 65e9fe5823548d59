import { rupeesToPaise } from '../../../../../kernel/amounts/money.js'
import { toMilli } from '../../../../../kernel/amounts/quantity.js'
import { type RunReceipt, type YieldDraft } from '../run-receipt.js'
import { type RunReceiptBody } from './run-bodies.dto.js'

export function toRunReceipt(body: RunReceiptBody): RunReceipt {
  const { outlet, receivedOn, bestBefore, notes, used } = body
  return {
    outlet,
    yields: yieldsOf(body),
    isListed: body.yields != null,
    used: (used ?? []).map(({ batchNumber, quantity }) => ({
      batchNumber: batchNumber.toUpperCase(),
      quantityMilli: toMilli(quantity),
    })),
    extras: {
      labourPaise: rupeesToPaise(body.labour ?? 0, 'labour'),
      gasPaise: rupeesToPaise(body.gas ?? 0, 'gas'),
      overheadPaise: rupeesToPaise(body.overhead ?? 0, 'overhead'),
    },
    receivedOn,
    bestBefore,
    notes,
    isConfirmed: body.confirmUnusual === true,
  }
}

function yieldsOf({ yields, product, quantity }: RunReceiptBody): YieldDraft[] {
  if (yields == null)
    return [
      {
        product: product ?? undefined,
        quantityMilli: toMilli(quantity),
        outlet: undefined,
        bestBefore: undefined,
      },
    ]
  return yields.map((one) => ({
    product: one.product ?? undefined,
    quantityMilli: toMilli(one.quantity),
    outlet: one.outlet ?? undefined,
    bestBefore: one.bestBefore,
  }))
}
