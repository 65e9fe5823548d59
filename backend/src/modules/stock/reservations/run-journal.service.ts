import { Injectable } from '@nestjs/common'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { Products } from '../catalog/products.service.js'
import { type Component } from './domain/component.js'
import { movementsBetween, movementsOfUse } from './domain/movements.js'
import { type StoredReservation } from './reservations.queries.js'
import { componentsOf } from './run-components.js'
import { runInWords } from './run-in-words.js'
import { RunMovements } from './run-movements.service.js'

interface Author {
  by: string
  at: Date
}

/** What a change of a run writes in its transaction: movements of its batches, and a line in the audit log. */
@Injectable()
export class RunJournal {
  constructor(
    private readonly movements: RunMovements,
    private readonly products: Products,
    private readonly audit: Audit,
  ) {}

  async created(run: StoredReservation, components: readonly Component[], author: Author): Promise<void> {
    await this.movements.carryOut(run._id, movementsBetween([], components), author)
    await this.record('created', null, run)
  }

  /** Gives back and sets aside exactly the difference. */
  async changed(
    before: StoredReservation,
    after: StoredReservation,
    components: readonly Component[],
    author: Author,
  ): Promise<void> {
    await this.movements.carryOut(before._id, movementsBetween(componentsOf(before), components), author)
    await this.record('changed', before, after)
  }

  async deleted(run: StoredReservation, author: Author): Promise<void> {
    await this.movements.carryOut(run._id, movementsBetween(componentsOf(run), []), author)
    await this.record('deleted', run, null)
  }

  /** What went in, before anything comes out. */
  async used(run: StoredReservation, components: readonly Component[], author: Author): Promise<void> {
    await this.movements.carryOut(run._id, movementsOfUse(components), author)
  }

  async received(before: StoredReservation, after: StoredReservation): Promise<void> {
    await this.record('received', before, after)
  }

  private async record(
    what: 'created' | 'changed' | 'received' | 'deleted',
    before: StoredReservation | null,
    after: StoredReservation | null,
  ): Promise<void> {
    const runs = [before, after].flatMap((run) => run ?? [])
    const products = await this.products.byIds(
      runs.flatMap(({ recipe, components, yields }) => [
        recipe.parentProduct,
        ...components.map(({ productId }) => productId),
        ...yields.map(({ productId }) => productId),
      ]),
    )
    const [was, is] = [before, after].map((run) => (run ? runInWords(run, products) : {}))
    const gone = Object.fromEntries(Object.keys(was ?? {}).map((field) => [field, undefined]))
    await this.audit.record({
      action: `run.${what}`,
      subject: `run:${runs[0]?.reservationId ?? ''}`,
      changes: changesBetween(was ?? {}, { ...gone, ...is }),
    })
  }
}
