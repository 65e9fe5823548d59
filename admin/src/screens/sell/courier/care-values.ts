import { type CaredParcel, type CareStep, type CourierWork } from '../../../api/api-types.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { numberIn } from '../../../kit/ui/typed-number.js'

interface JarsFound {
  itemIdx: number
  stockId: string
  back: string
  writtenOff: string
  reason: string
}

/** The part of a parcel that the steps need. */
export type StepParcel = Pick<CaredParcel, 'reference' | 'jarsIn' | 'jarsOut'> & {
  claim: Pick<NonNullable<CaredParcel['claim']>, 'amount'> | null
}

/** What the fields of the steps hold, as it was typed. */
export interface CareValues {
  jars: JarsFound[]
  give: 'everything' | 'less-charge'
  note: string
  days: string
  amount: string
  reference: string
  refusal: string
  receivedOn: string
}

/** The part of an order that the steps need. */
export type CaredWork = Pick<CourierWork, 'orderId' | 'refundEverything' | 'refundLessCharge'>

/** The values that a step begins with; the amount of a claim, since it is paid in full as a rule. */
export function firstValues({ jarsOut, claim }: StepParcel, step: CareStep): CareValues {
  return {
    jars: jarsOut.map(({ itemIdx, stockId, quantity }) => ({
      itemIdx,
      stockId,
      back: String(quantity),
      writtenOff: '0',
      reason: '',
    })),
    give: 'everything',
    note: '',
    days: '2',
    amount: step === 'claimPaid' && claim ? String(claim.amount) : '',
    reference: '',
    refusal: '',
    receivedOn: dayInIndia(new Date()),
  }
}

const jarsIn = (text: string): number => numberIn(text, 'PC') ?? 0

/** What is sent to the server; batches without jars in the parcel are left out. */
export function bodyOf(step: CareStep, parcel: string, values: CareValues): object {
  const { give, note, days, amount, reference, refusal, receivedOn } = values
  switch (step) {
    case 'inspect': {
      const jars = values.jars
        .map((found) => ({ ...found, back: jarsIn(found.back), writtenOff: jarsIn(found.writtenOff) }))
        .filter(({ back, writtenOff }) => back !== 0 || writtenOff !== 0)
      return { parcel, jars }
    }
    case 'refund':
      return { parcel, give }
    case 'madeGood':
      return { parcel, note }
    case 'wait':
      return { parcel, days: numberIn(days), note }
    case 'claim':
      return { parcel, amount: numberIn(amount, 'RUPEES'), reference, note }
    case 'claimPaid':
      return { parcel, amount: numberIn(amount, 'RUPEES'), receivedOn }
    case 'claimRefused':
      return { parcel, reason: refusal }
    case 'reship':
    case 'giveUp':
      return { parcel }
  }
}
