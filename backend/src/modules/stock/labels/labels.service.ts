import { Injectable } from '@nestjs/common'
import { InvalidInput, NotFound } from '../../../kernel/errors/errors.js'
import { type Pdf } from '../../../platform/pdf/send-pdf.js'
import { Workers } from '../../../platform/workers/workers.service.js'
import { nameInWords } from '../../office/settings/domain/catalogue-lists.js'
import { type LabelSheet } from '../../office/settings/domain/label-sheet.js'
import { enteredLicence, type ShopSettings } from '../../office/settings/domain/shop-settings.js'
import { Settings } from '../../office/settings/settings.service.js'
import { plainDescription } from '../catalog/descriptions.js'
import { Products, type StoredProduct } from '../catalog/products.service.js'
import { BatchQueries, type StoredBatch } from '../inventory/reading/batch.queries.js'
import { type LabelFacts, labelOf } from './domain/label.js'
import { type drawLabels } from './pdf/label-pdf.js'
import { placesOf } from './pdf/places.js'

const DRAWING = { file: new URL('./pdf/label-pdf.js', import.meta.url), name: 'drawLabels' }

export interface Wanted {
  count: number
  /** Number of the first label on the sheet, from 1; the one in the settings when missing. */
  startCell: number | undefined
  /** Scheme and host that customers type. */
  origin: string
}

/** Prints labels of batches as PDF (docs/domain/catalogue.md#labels). */
@Injectable()
export class Labels {
  constructor(
    private readonly batches: BatchQueries,
    private readonly products: Products,
    private readonly settings: Settings,
    private readonly workers: Workers,
  ) {}

  async sheet(): Promise<LabelSheet> {
    return (await this.settings.current()).labels
  }

  /**
   * The labels of a batch, by its number or `_id`.
   * @throws NotFound; InvalidInput when the sheet has no such first label
   */
  async print(id: string, { count, startCell, origin }: Wanted): Promise<Pdf> {
    const batch = await this.batches.resolve(id)
    const settings = await this.settings.current()
    const { labels: sheet } = settings
    const first = startCell ?? sheet.startCell
    const cells = sheet.columns * sheet.rows
    if (first > cells) {
      const sentence = `The sheet has ${cells} labels: the first one is a number from 1 to ${cells}.`
      throw InvalidInput.field('startCell', sentence)
    }
    const product = (await this.products.byIds([batch.product])).get(String(batch.product))
    if (!product) throw new NotFound('The product')
    const { batchNumber } = batch
    const bytes = await this.workers.run<typeof drawLabels>(DRAWING, {
      title: `Labels ${batchNumber}`,
      label: labelOf(factsOf(batch, product, settings)),
      address: `${origin}/jar/${batchNumber}`,
      sheet,
      places: placesOf(sheet, first, count),
    })
    return { fileName: `labels-${batchNumber}.pdf`, bytes }
  }
}

function factsOf(batch: StoredBatch, product: StoredProduct, settings: ShopSettings): LabelFacts {
  const { materialType, pricePaise, mrpPaise, netWeight, vegetarian } = product
  return {
    materialType,
    name: nameInWords(product.name, settings.catalogue),
    description: plainDescription(product.description),
    batchNumber: batch.batchNumber,
    madeOn: batch.receivedOn,
    bestBefore: batch.bestBefore,
    unit: batch.priceUnit,
    pricePaise,
    mrpPaise,
    netWeight,
    vegetarian,
    maker: settings.name,
    fssaiLicence: enteredLicence(settings),
  }
}
