import { Module } from '@nestjs/common'
import { CatalogModule } from '../catalog/catalog.module.js'
import { InventoryModule } from '../inventory/inventory.module.js'
import { JarsController } from './http/jars.public.controller.js'
import { LabelsController, LabelSheetController } from './http/labels.admin.controller.js'
import { Jars } from './jars.service.js'
import { Labels } from './labels.service.js'

/** Labels of batches, and the page to which the code on a jar leads. */
@Module({
  imports: [CatalogModule, InventoryModule],
  controllers: [LabelsController, LabelSheetController, JarsController],
  providers: [Labels, Jars],
})
export class LabelsModule {}
