import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { DelhiveryDemoController } from './delhivery-demo.controller.js'
import { DelhiverySandboxController } from './delhivery-sandbox.controller.js'
import { SandboxFaults } from './sandbox-faults.service.js'
import { SandboxParcels } from './sandbox-parcels.service.js'
import {
  SandboxFault,
  SandboxFaultSchema,
  SandboxShipment,
  SandboxShipmentSchema,
} from './schemas/sandbox-shipment.schema.js'

/** A courier that speaks Delhivery's wire format. Never loaded in production. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SandboxShipment.name, schema: SandboxShipmentSchema },
      { name: SandboxFault.name, schema: SandboxFaultSchema },
    ]),
  ],
  controllers: [DelhiverySandboxController, DelhiveryDemoController],
  providers: [SandboxParcels, SandboxFaults],
})
export class DelhiverySandboxModule {}
