import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { DelhiveryDemoController } from './delhivery-demo.controller.js'
import { DelhiverySandboxDeskController } from './delhivery-desk.controller.js'
import { DelhiverySandboxController } from './delhivery-sandbox.controller.js'
import { SandboxFaults } from './sandbox-faults.service.js'
import { SandboxParcels } from './sandbox-parcels.service.js'
import { SandboxPickups } from './sandbox-pickups.service.js'
import {
  SandboxFault,
  SandboxFaultSchema,
  SandboxPickup,
  SandboxPickupSchema,
  SandboxShipment,
  SandboxShipmentSchema,
} from './schemas/sandbox-shipment.schema.js'

/** A courier that speaks Delhivery's wire format. Never loaded in production. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SandboxShipment.name, schema: SandboxShipmentSchema },
      { name: SandboxPickup.name, schema: SandboxPickupSchema },
      { name: SandboxFault.name, schema: SandboxFaultSchema },
    ]),
  ],
  controllers: [DelhiverySandboxController, DelhiverySandboxDeskController, DelhiveryDemoController],
  providers: [SandboxParcels, SandboxPickups, SandboxFaults],
})
export class DelhiverySandboxModule {}
