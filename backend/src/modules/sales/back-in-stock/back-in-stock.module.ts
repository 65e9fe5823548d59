import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuthModule } from '../../office/auth/auth.module.js'
import { MessagesModule } from '../../office/messages/messages.module.js'
import { CatalogModule } from '../../stock/catalog/catalog.module.js'
import { OrdersModule } from '../orders/orders.module.js'
import { BackInStockController, WaitingAdminController } from './http/back-in-stock.controllers.js'
import { StockWaitDocument, StockWaitSchema } from './schemas/stock-wait.schema.js'
import { StockTurns } from './stock-turns.service.js'
import { StockWaitsPersonalData } from './stock-waits.personal-data.js'
import { StockWaits } from './stock-waits.service.js'
import { TellWaiting } from './tell-waiting.service.js'

/** Customers who wait for a product that has run out. */
@Module({
  imports: [
    AuthModule,
    CatalogModule,
    MessagesModule,
    OrdersModule,
    MongooseModule.forFeature([{ name: StockWaitDocument.name, schema: StockWaitSchema }]),
  ],
  controllers: [BackInStockController, WaitingAdminController],
  providers: [StockWaits, StockTurns, TellWaiting, StockWaitsPersonalData],
})
export class BackInStockModule {}
