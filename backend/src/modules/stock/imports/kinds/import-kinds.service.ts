import { Injectable } from '@nestjs/common'
import { type ImportKind, type ImportKindName } from './import-kind.js'
import { OutletsImport } from './outlets-import.service.js'
import { PricesImport } from './prices-import.service.js'
import { ProductsImport } from './products-import.service.js'
import { StockImport } from './stock-import.service.js'

/** Everything that can be imported, by its name. */
@Injectable()
export class ImportKinds {
  private readonly kinds: Readonly<Record<ImportKindName, ImportKind>>

  constructor(products: ProductsImport, prices: PricesImport, outlets: OutletsImport, stock: StockImport) {
    this.kinds = { products, prices, outlets, stock }
  }

  of(name: ImportKindName): ImportKind {
    return this.kinds[name]
  }
}
