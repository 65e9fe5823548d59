import { Injectable } from '@nestjs/common'
import { Conflict, InvalidInput } from '../../../kernel/errors.js'
import { addPaise, type Paise, sumPaise } from '../../../kernel/money.js'
import { canTransition } from '../../../kernel/transitions.js'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { type Component, costOf } from '../domain/component.js'
import { RESERVATION } from '../domain/reservation-status.js'
import { weightOf } from '../domain/run-weight.js'
import { type CostedYield, costYields, type Loss, lossOf, unitPrice } from '../domain/yields.js'
import { type StoredReservation } from '../reservations.queries.js'
import { componentsOf } from '../run-components.js'
import { RunPackaging } from './run-packaging.service.js'
import { type RunExtras, type RunReceipt } from './run-receipt.js'
import { RunUsage } from './run-usage.service.js'
import { type KnownYield, RunYields } from './run-yields.service.js'

/** A finished run in figures: what it used, what it cost, and what each of its batches costs. */
export interface Reckoning {
  components: Component[]
  ingredientsPaise: Paise
  extras: RunExtras
  totalPaise: Paise
  yields: (CostedYield<KnownYield> & { unitPaise: Paise })[]
  loss: Loss
}

/** Works out the result of a receipt; writes nothing. */
@Injectable()
export class RunReckoning {
  constructor(
    private readonly products: Products,
    private readonly usage: RunUsage,
    private readonly yields: RunYields,
    private readonly packaging: RunPackaging,
  ) {}

  /** @throws InvalidInput naming the field; Conflict INVALID_TRANSITION when the run is not Reserved, INSUFFICIENT_BATCH */
  async of(run: StoredReservation, receipt: RunReceipt): Promise<Reckoning> {
    if (!canTransition(RESERVATION, run.status, 'Production Completed')) throw notReserved(run)
    const parent = await this.parentOf(run)
    const known = await this.yields.of(parent, receipt)
    const components = await this.usage.of(componentsOf(run), receipt.used)
    const { extras } = receipt
    const ingredientsPaise = costOf(components)
    const totalPaise = addPaise(
      ingredientsPaise,
      sumPaise([extras.labourPaise, extras.gasPaise, extras.overheadPaise]),
    )
    const packed = await this.packaging.of(run, components, known)
    const yields = costYields(totalPaise, components, packed).map((one) => ({
      ...one,
      unitPaise: unitPrice(one.costPaise, one.quantityMilli),
    }))
    const planned = weightOf(run.recipe.parentUnit, run.quantityToProduceMilli, parent.netWeight)
    return { components, ingredientsPaise, extras, totalPaise, yields, loss: lossOf(planned, known) }
  }

  private async parentOf({ recipe }: StoredReservation): Promise<StoredProduct> {
    const id = String(recipe.parentProduct)
    const parent = (await this.products.byIds([id])).get(id)
    if (parent) return parent
    const message = 'No parent product found for the selected reservation.'
    throw new InvalidInput(message, { reservation: message })
  }
}

function notReserved({ reservationId, status }: StoredReservation): Conflict {
  return new Conflict('INVALID_TRANSITION', `Reservation ${reservationId} is ${status}, not Reserved.`, {
    status,
  })
}
