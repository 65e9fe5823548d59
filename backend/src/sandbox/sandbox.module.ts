import { Module } from '@nestjs/common'
import { CashfreeSandboxModule } from './cashfree/cashfree-sandbox.module.js'
import { ClockSandboxModule } from './clock/clock-sandbox.module.js'
import { DelhiverySandboxModule } from './delhivery/delhivery-sandbox.module.js'
import { MapsSandboxModule } from './maps/maps-sandbox.module.js'
import { OutboxSandboxModule } from './outbox/outbox-sandbox.module.js'

/** Sandboxes of the outside services, with the same wire formats. Loaded only outside production. */
@Module({
  imports: [
    CashfreeSandboxModule,
    DelhiverySandboxModule,
    OutboxSandboxModule,
    MapsSandboxModule,
    ClockSandboxModule,
  ],
})
export class SandboxModule {}
