import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuthModule } from '../auth/auth.module.js'
import { AdminOutletsController } from './http/outlets.admin.controller.js'
import { OutletsController } from './http/outlets.contract.controller.js'
import { ManageOutlets } from './manage-outlets.service.js'
import { Outlets } from './outlets.service.js'
import { OutletDocument, OutletSchema } from './schemas/outlet.schema.js'

/** The places that stock lies in. */
@Module({
  imports: [AuthModule, MongooseModule.forFeature([{ name: OutletDocument.name, schema: OutletSchema }])],
  controllers: [OutletsController, AdminOutletsController],
  providers: [Outlets, ManageOutlets],
  exports: [Outlets],
})
export class OutletsModule {}
