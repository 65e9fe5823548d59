import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { BomModule } from '../bom/bom.module.js'
import { References } from '../../platform/references.js'
import { CatalogModule } from '../catalog/catalog.module.js'
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
    private readonly references: References,
  ) {}

  onModuleInit(): void {
    const naming = ['reservation', 'reservations'] as const
    this.references.register('product', naming, (id) => this.reservations.countWith(id))
  }
}
