import { Injectable } from '@nestjs/common'
import { inProportion } from '../../../kernel/amounts/quantity.js'
import { Accounts } from '../../office/auth/accounts.service.js'
import { BomQueries } from '../../stock/bom/boms.queries.js'
import { type RunDraft } from '../../stock/runs/keeping/run-draft.js'
import { type SharedRun } from './domain/share-out.js'
import { takings } from './domain/takings.js'
import { type StandingWorkshop } from './workshop.queries.js'

const REMARKS = 'From the cook plan'

/** Writes runs of the plan as staff would in the form. */
@Injectable()
export class RunDrafts {
  constructor(
    private readonly boms: BomQueries,
    private readonly accounts: Accounts,
  ) {}

  /** In the order of the runs. @param userId in whose name they are reserved */
  async draft(
    runs: readonly SharedRun[],
    { batches }: Pick<StandingWorkshop, 'batches'>,
    userId: string,
  ): Promise<RunDraft[]> {
    const { name, mobileNumber } = await this.accounts.profileOf(userId)
    const boms = await this.boms.byIds(runs.map(({ recipe }) => recipe.bomId))
    return takings(runs, batches).map((taken, place) => {
      const { recipe, quantityMilli } = runs[place] as SharedRun
      const written = boms.get(recipe.bomId)?.parentProductQuantityMilli ?? recipe.makesMilli
      return {
        bomId: recipe.bomId,
        // The plan counts in the unit of the stock, a run in the one that its BOM is written in.
        quantityMilli: inProportion(written, recipe.makesMilli, quantityMilli),
        reservedBy: name || mobileNumber,
        remarks: REMARKS,
        lines: taken.map((line) => ({
          product: line.product,
          chosen: line.batches.map((batch) => ({
            numbers: [batch.batchNumber],
            quantityMilli: batch.quantityMilli,
          })),
        })),
      }
    })
  }
}
