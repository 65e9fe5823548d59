import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { GeoAnswers } from './geo-answers.service.js'
import { Geocoder } from './geocoder.js'
import { GeoController } from './http/geo.contract.controller.js'
import { PinsController } from './http/pins.contract.controller.js'
import { MapsClient } from './maps.client.js'
import { OpenGeocoder } from './open-geocoder.js'
import { PinDirectory } from './pin-directory.service.js'
import { Places } from './places.service.js'
import { RequestGate } from './request-gate.service.js'
import { GeoAnswerDocument, GeoAnswerSchema } from './schemas/geo-answer.schema.js'
import { RequestGateDocument, RequestGateSchema } from './schemas/request-gate.schema.js'

/** Finds places: the embedded directory of postal codes, and geocoders behind a port, a queue and a cache. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: GeoAnswerDocument.name, schema: GeoAnswerSchema },
      { name: RequestGateDocument.name, schema: RequestGateSchema },
    ]),
  ],
  controllers: [PinsController, GeoController],
  providers: [
    PinDirectory,
    Places,
    GeoAnswers,
    RequestGate,
    MapsClient,
    { provide: Geocoder, useClass: OpenGeocoder },
  ],
})
export class GeoModule {}
