import { type INestApplicationContext, Logger } from '@nestjs/common'
import { getConnectionToken } from '@nestjs/mongoose'
import { type Connection } from 'mongoose'
import { type AppConfig } from '../config/config.js'
import { APP_CONFIG } from '../config/config.module.js'
import { CountFavourites } from '../modules/sales/favourites/count-favourites.service.js'
import { PaperNumbers } from '../modules/sales/orders/money/paper-numbers.service.js'
import { OrderDocument } from '../modules/sales/orders/schemas/order.schema.js'
import { ProductDocument } from '../modules/stock/catalog/schemas/product.schema.js'
import { Clock } from '../platform/clock.js'
import { Transactions } from '../platform/mongo/transaction.js'
import { DemoContext } from './demo-context.js'
import { fillCatalog } from './fill-catalog.js'
import { fillExpenses } from './fill-expenses.js'
import { fillOrders } from './fill-orders.js'
import { fillPeople } from './fill-people.js'
import { fillProduction } from './fill-production.js'
import { fillStock } from './fill-stock.js'
import { fillSuppliers } from './fill-suppliers.js'
import { demoMarkers } from './marker.js'

/**
 * Fills an empty database with the demo shop, once. One transaction writes all of it with its marker. So a crash in the
 * middle leaves the database empty, and only one of two processes that start at once fills it.
 * @returns whether it did.
 * @throws Error in production.
 */
export async function seedDemo(app: INestApplicationContext): Promise<boolean> {
  if (app.get<AppConfig>(APP_CONFIG, { strict: false }).isProduction)
    throw new Error('Demo data are never put into production')
  const marker = await demoMarkers(app.get<Connection>(getConnectionToken()))
  const demo = () => new DemoContext(app, app.get(Clock, { strict: false }).now())
  const filled = await app.get(Transactions, { strict: false }).run(async () => {
    const context = demo()
    const inUse =
      (await marker.exists({ _id: 'demo' })) ??
      (await context.model(ProductDocument).exists({})) ??
      (await context.model(OrderDocument).exists({}))
    if (inUse) return false
    await marker.create([{ _id: 'demo', at: context.now }])
    await fill(context)
    return true
  })
  if (filled) new Logger('Demo').log('Filled the empty database with demo data')
  return filled
}

async function fill(demo: DemoContext): Promise<void> {
  await fillPeople(demo)
  await fillCatalog(demo)
  await fillSuppliers(demo)
  await fillStock(demo)
  await fillProduction(demo)
  await fillOrders(demo)
  await demo.service(PaperNumbers).numberInvoices()
  await demo.service(PaperNumbers).numberCreditNotes()
  await fillExpenses(demo)
  await demo.service(CountFavourites).count()
}
