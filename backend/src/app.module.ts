import { type DynamicModule, Module, type Type } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { type AppConfig } from './config/config.js'
import { ConfigModule } from './config/config.module.js'
import { LedgerModule } from './modules/books/ledger/ledger.module.js'
import { MonthEndModule } from './modules/books/month-end/month-end.module.js'
import { ReturnsModule } from './modules/books/returns/returns.module.js'
import { CostsModule } from './modules/insight/costs/costs.module.js'
import { CustomersModule } from './modules/insight/customers/customers.module.js'
import { DashboardModule } from './modules/insight/dashboard/dashboard.module.js'
import { MonitoringModule } from './modules/insight/monitoring/monitoring.module.js'
import { PlanningModule } from './modules/insight/planning/planning.module.js'
import { RecallsModule } from './modules/insight/recalls/recalls.module.js'
import { ReportsModule } from './modules/insight/reports/reports.module.js'
import { TraceModule } from './modules/insight/trace/trace.module.js'
import { ClosedMonthsModule } from './modules/money/closed-months/closed-months.module.js'
import { CourierInvoicesModule } from './modules/money/courier-invoices/courier-invoices.module.js'
import { DeskModule } from './modules/money/desk/desk.module.js'
import { ExpensesModule } from './modules/money/expenses/expenses.module.js'
import { InvoicesModule } from './modules/money/invoices/invoices.module.js'
import { PaymentsModule } from './modules/money/payments/payments.module.js'
import { PayoutsModule } from './modules/money/payouts/payouts.module.js'
import { PurchasesModule } from './modules/money/purchases/purchases.module.js'
import { AuthModule } from './modules/office/auth/auth.module.js'
import { BackupsModule } from './modules/office/backups/backups.module.js'
import { GeoModule } from './modules/office/geo/geo.module.js'
import { MediaModule } from './modules/office/media/media.module.js'
import { SettingsModule } from './modules/office/settings/settings.module.js'
import { SubscriptionsModule } from './modules/office/subscriptions/subscriptions.module.js'
import { BackInStockModule } from './modules/sales/back-in-stock/back-in-stock.module.js'
import { FavouritesModule } from './modules/sales/favourites/favourites.module.js'
import { LandingModule } from './modules/sales/landing/landing.module.js'
import { OrdersModule } from './modules/sales/orders/orders.module.js'
import { PackingModule } from './modules/sales/packing/packing.module.js'
import { ReviewsModule } from './modules/sales/reviews/reviews.module.js'
import { ShippingModule } from './modules/sales/shipping/shipping.module.js'
import { SupportModule } from './modules/sales/support/support.module.js'
import { BomModule } from './modules/stock/bom/bom.module.js'
import { CatalogModule } from './modules/stock/catalog/catalog.module.js'
import { ImportsModule } from './modules/stock/imports/imports.module.js'
import { InventoryModule } from './modules/stock/inventory/inventory.module.js'
import { LabelsModule } from './modules/stock/labels/labels.module.js'
import { OutletsModule } from './modules/stock/outlets/outlets.module.js'
import { RunsModule } from './modules/stock/runs/runs.module.js'
import { SuppliersModule } from './modules/stock/suppliers/suppliers.module.js'
import { type Clock } from './platform/clock.js'
import { databaseWaits } from './platform/health/database-away.js'
import { HealthController } from './platform/http/health/health.controller.js'
import { PlatformModule } from './platform/platform.module.js'

interface AppModuleOptions {
  config: AppConfig
  mongodbUri: string
  clock: Clock
  connect: boolean
  /** Only asked, never served: no job has its turn. */
  asked?: boolean
}

/** Production has no sandboxes: their code is not even loaded. */
async function sandboxModules({ isProduction }: AppConfig): Promise<Type[]> {
  if (isProduction) return []
  const { SandboxModule } = await import('./sandbox/sandbox.module.js')
  return [SandboxModule]
}

/** What the shop does. */
const MODULES = [
  AuthModule,
  MediaModule,
  CatalogModule,
  SuppliersModule,
  InventoryModule,
  LabelsModule,
  BomModule,
  RunsModule,
  ShippingModule,
  OrdersModule,
  PackingModule,
  TraceModule,
  PaymentsModule,
  PayoutsModule,
  RecallsModule,
  CourierInvoicesModule,
  InvoicesModule,
  ReviewsModule,
  BackInStockModule,
  LandingModule,
  FavouritesModule,
  SupportModule,
  SubscriptionsModule,
  OutletsModule,
  ClosedMonthsModule,
  DeskModule,
  ExpensesModule,
  PurchasesModule,
  GeoModule,
  ImportsModule,
  ReportsModule,
  CostsModule,
  ReturnsModule,
  MonthEndModule,
  PlanningModule,
  CustomersModule,
  LedgerModule,
  DashboardModule,
  MonitoringModule,
  SettingsModule,
  BackupsModule,
]

@Module({ controllers: [HealthController] })
export class AppModule {
  static async with({
    config,
    mongodbUri,
    clock,
    connect,
    asked = false,
  }: AppModuleOptions): Promise<DynamicModule> {
    return {
      module: AppModule,
      imports: [
        MongooseModule.forRoot(mongodbUri, {
          ...databaseWaits(mongodbUri),
          // Without this, mongoose would wait too, and longer, before it calls the driver.
          bufferCommands: false,
          maxPoolSize: 20,
          // The database answered a moment ago; a busy one gets time to answer again.
          retryAttempts: 5,
          retryDelay: 1_000,
          lazyConnection: !connect,
          // A start makes collections and indexes itself (`boot/indexes.ts`).
          autoIndex: false,
          autoCreate: false,
        }),
        ConfigModule.with(config),
        PlatformModule.with(clock, { timers: !asked && config.jobs }),
        ...MODULES,
        ...(await sandboxModules(config)),
      ],
    }
  }
}
