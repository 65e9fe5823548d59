import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { AuthModule } from '../../office/auth/auth.module.js'
import { AdminOutletsController } from './http/outlets.admin.controller.js'
import { OutletsController } from './http/outlets.contract.controller.js'
import { ManageOutlets } from './manage-outlets.service.js'
import { OutletReferences } from './outlet-references.service.js'
import { Outlets } from './outlets.service.js'
import { OutletDocument, OutletSchema } from './schemas/outlet.schema.js'

/** The places where stock is stored. */
@Module({
  imports: [
    AuditModule,
    AuthModule,
    MongooseModule.forFeature([{ name: OutletDocument.name, schema: OutletSchema }]),
  ],
  controllers: [OutletsController, AdminOutletsController],
  providers: [Outlets, OutletReferences, ManageOutlets],
  exports: [Outlets, OutletReferences, ManageOutlets],
})
export class OutletsModule {}
