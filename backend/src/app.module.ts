import { type DynamicModule, Module, type Type } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { type AppConfig } from './config/config.js'
import { ConfigModule } from './config/config.module.js'
import { AuthModule } from './modules/auth/auth.module.js'
import { BackupsModule } from './modules/backups/backups.module.js'
import { BomModule } from './modules/bom/bom.module.js'
import { CatalogModule } from './modules/catalog/catalog.module.js'
import { DashboardModule } from './modules/dashboard/dashboard.module.js'
import { ExpensesModule } from './modules/expenses/expenses.module.js'
import { GeoModule } from './modules/geo/geo.module.js'
import { InventoryModule } from './modules/inventory/inventory.module.js'
import { InvoicesModule } from './modules/invoices/invoices.module.js'
import { MediaModule } from './modules/media/media.module.js'
import { MonitoringModule } from './modules/monitoring/monitoring.module.js'
import { OrdersModule } from './modules/orders/orders.module.js'
import { OutletsModule } from './modules/outlets/outlets.module.js'
import { PaymentsModule } from './modules/payments/payments.module.js'
import { ReportsModule } from './modules/reports/reports.module.js'
import { ReservationsModule } from './modules/reservations/reservations.module.js'
import { ReviewsModule } from './modules/reviews/reviews.module.js'
import { SettingsModule } from './modules/settings/settings.module.js'
import { ShippingModule } from './modules/shipping/shipping.module.js'
import { SubscriptionsModule } from './modules/subscriptions/subscriptions.module.js'
import { SupportModule } from './modules/support/support.module.js'
import { type Clock } from './platform/clock.js'
import { DATABASE_WAITS } from './platform/database-away.js'
import { HealthController } from './platform/http/health.controller.js'
import { PlatformModule } from './platform/platform.module.js'

interface AppModuleOptions {
  config: AppConfig
  mongodbUri: string
  clock: Clock
  connect: boolean
  /** Only asked, never served: no index is built and no job has its turn. */
  asked?: boolean
}

/** Production has no sandboxes: their code is not even loaded. */
async function sandboxModules({ isProduction }: AppConfig): Promise<Type[]> {
  if (isProduction) return []
  const { SandboxModule } = await import('./sandbox/sandbox.module.js')
  return [SandboxModule]
}

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
          ...DATABASE_WAITS,
          // The driver alone waits; mongoose would, once more and for longer, before it asks the driver.
          bufferCommands: false,
          maxPoolSize: 20,
          retryAttempts: 0,
          lazyConnection: !connect,
          autoIndex: connect && !asked,
          autoCreate: connect && !asked,
        }),
        ConfigModule.with(config),
        PlatformModule.with(clock, { timers: !asked }),
        AuthModule,
        MediaModule,
        CatalogModule,
        InventoryModule,
        BomModule,
        ReservationsModule,
        ShippingModule,
        OrdersModule,
        PaymentsModule,
        InvoicesModule,
        ReviewsModule,
        SupportModule,
        SubscriptionsModule,
        OutletsModule,
        ExpensesModule,
        GeoModule,
        ReportsModule,
        DashboardModule,
        MonitoringModule,
        SettingsModule,
        BackupsModule,
        ...(await sandboxModules(config)),
      ],
    }
  }
}
