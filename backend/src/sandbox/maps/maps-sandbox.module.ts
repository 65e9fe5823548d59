import { Module } from '@nestjs/common'
import { MapsSandboxController } from './maps-sandbox.controller.js'

/** The sandbox of the services behind the account's map. Never loaded in production. */
@Module({ controllers: [MapsSandboxController] })
export class MapsSandboxModule {}
