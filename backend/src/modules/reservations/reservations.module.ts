import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { BomModule } from '../bom/bom.module.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { ProductReferences } from '../catalog/product-references.service.js'
import { AdminReservationsController } from './http/reservations.admin.controller.js'
import { ReservationQueries } from './reservations.queries.js'
import { ReservationDocument, ReservationSchema } from './schemas/reservation.schema.js'

/** Production runs and the batches set aside for them. */
@Module({
  imports: [
    CatalogModule,
    BomModule,
    MongooseModule.forFeature([{ name: ReservationDocument.name, schema: ReservationSchema }]),
  ],
  controllers: [AdminReservationsController],
  providers: [ReservationQueries],
  exports: [ReservationQueries],
})
export class ReservationsModule implements OnModuleInit {
  constructor(
    private readonly reservations: ReservationQueries,
    private readonly references: ProductReferences,
  ) {}

  onModuleInit(): void {
    const count = (id: Types.ObjectId) => this.reservations.countWith(id)
    this.references.register('reservations', { one: 'reservation', count })
  }
}
