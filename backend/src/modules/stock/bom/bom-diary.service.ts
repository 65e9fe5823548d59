import { Injectable } from '@nestjs/common'
import { fromMilli, type Milli } from '../../../kernel/amounts/quantity.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { type NamedProduct } from '../catalog/products.service.js'
import { BomVersions } from './bom-versions.service.js'
import { BomQueries, type StoredBom } from './boms.queries.js'

type Told = Pick<StoredBom, 'parentProductQuantityMilli' | 'parentProductUnit' | 'components'>

/** Describes a BOM for the audit log: the product it makes, and each component by its title. */
function bomInWords(bom: Told, products: ReadonlyMap<string, NamedProduct>): Record<string, string> {
  const quantity = (amount: Milli, unit: string) => `${fromMilli(amount)} ${unit}`
  const components = bom.components.map(({ product, quantityMilli, unit }) => [
    products.get(String(product))?.title ?? String(product),
    quantity(quantityMilli, unit),
  ])
  return {
    makes: quantity(bom.parentProductQuantityMilli, bom.parentProductUnit),
    ...(Object.fromEntries(components) as Record<string, string>),
  }
}

/**
 * Records the changes of a BOM: its earlier versions, and the audit log. Joins the transaction of the
 * change.
 */
@Injectable()
export class BomDiary {
  constructor(
    private readonly boms: BomQueries,
    private readonly versions: BomVersions,
    private readonly audit: Audit,
  ) {}

  async created(bom: StoredBom): Promise<void> {
    await this.record('created', null, bom)
  }

  async changed(before: StoredBom, after: StoredBom): Promise<void> {
    await this.versions.keep(before)
    await this.record('changed', before, after)
  }

  async deleted(bom: StoredBom): Promise<void> {
    await this.versions.forget(bom._id)
    await this.record('deleted', bom, null)
  }

  private async record(
    what: 'created' | 'changed' | 'deleted',
    before: StoredBom | null,
    after: StoredBom | null,
  ): Promise<void> {
    const boms = [before, after].flatMap((bom) => bom ?? [])
    const products = await this.boms.productsOf(boms)
    const [was, is] = [before, after].map((bom) => (bom ? bomInWords(bom, products) : {}))
    const gone = Object.fromEntries(Object.keys(was ?? {}).map((field) => [field, undefined]))
    const parent = boms[0] && products.get(String(boms[0].parentProduct))
    await this.audit.record({
      action: `bom.${what}`,
      subject: `bom:${parent?.Id ?? ''}`,
      changes: changesBetween(was ?? {}, { ...gone, ...is }),
    })
  }
}
