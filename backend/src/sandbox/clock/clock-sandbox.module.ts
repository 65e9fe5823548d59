import { Module } from '@nestjs/common'
import { ClockController } from './clock.controller.js'

/** Moves the application's clock, so that holds, sessions and windows of days can be tried out. */
@Module({ controllers: [ClockController] })
export class ClockSandboxModule {}
