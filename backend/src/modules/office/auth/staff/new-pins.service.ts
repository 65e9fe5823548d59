import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { weakPin } from '../../../../config/weak-pins.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { PinHasher } from '../pin-hasher.service.js'

/**
 * Hashes new PINs (docs/domain/people.md#staff-pins). The demo's are weak on purpose, so only production
 * refuses those.
 */
@Injectable()
export class NewPins {
  constructor(
    private readonly hasher: PinHasher,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'isProduction'>,
  ) {}

  /** @throws InvalidInput for a PIN that strangers try first */
  async hash(pin: string, mobileNumber: string): Promise<string> {
    const weak = this.config.isProduction ? weakPin(pin, mobileNumber) : null
    if (weak !== null) throw InvalidInput.field('pin', weak)
    return this.hasher.hash(pin)
  }
}
