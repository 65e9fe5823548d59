import { Module } from '@nestjs/common'
import { MapsSandboxController } from './maps-sandbox.controller.js'

/** A stand-in for the services behind the account's map. Never loaded in production. */
@Module({ controllers: [MapsSandboxController] })
export class MapsSandboxModule {}
