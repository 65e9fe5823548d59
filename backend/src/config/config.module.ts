import { type DynamicModule, Global, Module } from '@nestjs/common'
import { Clock } from '../platform/clock.js'
import { type AppConfig } from './config.js'

/** Token of the parsed configuration: `@Inject(APP_CONFIG) config: AppConfig`. */
export const APP_CONFIG = Symbol('APP_CONFIG')

/** Configuration and clock, wherever they are asked for. */
@Global()
@Module({})
export class ConfigModule {
  static with(config: AppConfig, clock: Clock): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: APP_CONFIG, useValue: config },
        { provide: Clock, useValue: clock },
      ],
      exports: [APP_CONFIG, Clock],
    }
  }
}
