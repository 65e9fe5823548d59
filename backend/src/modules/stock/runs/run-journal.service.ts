import { Injectable } from '@nestjs/common'
import { type Author } from '../../../kernel/access/author.js'
import { fromMilli, type Milli } from '../../../kernel/amounts/quantity.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { type NamedProduct, Products } from '../catalog/products.service.js'
import { Batches } from '../inventory/movements/batches.service.js'
import { type Component } from './domain/component.js'
import { type Movement, movementsBetween, movementsOfUse } from './domain/movements.js'
import { componentsOf } from './run-components.js'
import { type StoredRun } from './runs.queries.js'

type Told = Pick<
  StoredRun,
  | 'recipe'
  | 'quantityToProduceMilli'
  | 'costPricePaise'
  | 'labourPaise'
  | 'gasPaise'
  | 'overheadPaise'
  | 'reservedBy'
  | 'remarks'
  | 'status'
  | 'components'
  | 'yields'
>

/** Describes a run for the audit log: each component by its title, with its batches. */
function runInWords(run: Told, products: ReadonlyMap<string, NamedProduct>): Record<string, unknown> {
  const nameOf = (id: unknown) => products.get(String(id))?.title ?? String(id)
  const amount = (quantity: Milli, unit: string) => `${fromMilli(quantity)} ${unit}`
  const components = run.components.map(({ productId, unit, batches }) => [
    nameOf(productId),
    batches
      .map(
        ({ batchNumber, reservedMilli, usedMilli }) =>
          `${amount(usedMilli ?? reservedMilli, unit)} of ${batchNumber}`,
      )
      .join(', '),
  ])
  return {
    reservedTo: nameOf(run.recipe.parentProduct),
    quantitytoProduce: amount(run.quantityToProduceMilli, run.recipe.parentUnit),
    status: run.status,
    reservedBy: run.reservedBy,
    remarks: run.remarks,
    costPricePaise: run.costPricePaise,
    labourPaise: run.labourPaise,
    gasPaise: run.gasPaise,
    overheadPaise: run.overheadPaise,
    ...(Object.fromEntries(components) as Record<string, string>),
    yields: run.yields
      .map(
        ({ quantityMilli, batchNumber, productId }) =>
          `${fromMilli(quantityMilli)} × ${nameOf(productId)}: ${batchNumber}`,
      )
      .join(', '),
  }
}

/**
 * Writes what a change of a run causes, in its transaction: movements of its batches, and an entry in the
 * audit log.
 */
@Injectable()
export class RunJournal {
  constructor(
    private readonly batches: Batches,
    private readonly products: Products,
    private readonly audit: Audit,
  ) {}

  async created(run: StoredRun, components: readonly Component[], author: Author): Promise<void> {
    await this.move(run, movementsBetween([], components), author)
    await this.record('created', null, run)
  }

  /** Returns and reserves only the difference. */
  async changed(
    before: StoredRun,
    after: StoredRun,
    components: readonly Component[],
    author: Author,
  ): Promise<void> {
    await this.move(before, movementsBetween(componentsOf(before), components), author)
    await this.record('changed', before, after)
  }

  async deleted(run: StoredRun, author: Author): Promise<void> {
    await this.move(run, movementsBetween(componentsOf(run), []), author)
    await this.record('deleted', run, null)
  }

  /** Books what was used; called before any product is received. */
  async used(run: StoredRun, components: readonly Component[], author: Author): Promise<void> {
    await this.move(run, movementsOfUse(components), author)
  }

  async received(before: StoredRun, after: StoredRun): Promise<void> {
    await this.record('received', before, after)
  }

  /**
   * Moves one after the other, in the given order. @throws Conflict INSUFFICIENT_BATCH, BATCH_QUARANTINED,
   * BATCH_EXPIRED
   */
  private async move(run: StoredRun, movements: readonly Movement[], { by, at }: Author): Promise<void> {
    const document = 'reservation'
    for (const { kind, stockId, productId, line, quantityMilli } of movements) {
      const cause = { document, id: String(run._id), line } as const
      await this.batches[kind]({ stockId, productId, quantityMilli, cause, by, at })
    }
  }

  private async record(
    what: 'created' | 'changed' | 'received' | 'deleted',
    before: StoredRun | null,
    after: StoredRun | null,
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
