import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AdminOutletsController } from './http/outlets.admin.controller.js'
import { Outlets } from './outlets.service.js'
import { OutletDocument, OutletSchema } from './schemas/outlet.schema.js'

/** The places that stock lies in. */
@Module({
  imports: [MongooseModule.forFeature([{ name: OutletDocument.name, schema: OutletSchema }])],
  controllers: [AdminOutletsController],
  providers: [Outlets],
  exports: [Outlets],
})
export class OutletsModule {}
