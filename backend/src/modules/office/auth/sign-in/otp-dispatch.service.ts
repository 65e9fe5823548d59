import { Injectable, Logger } from '@nestjs/common'
import { maskMobileNumber } from '../../../../kernel/text/mobile-number.js'
import { OtpNotSent, OtpSender } from '../../messages/channels/otp-sender.js'
import { type OtpSettings } from '../../settings/domain/shop-settings.js'
import { Keyring } from '../keyring.service.js'
import { OtpCodes } from './otp-codes.service.js'
import { OtpDays } from './otp-days.service.js'
import { type OtpCodeDocument } from './schemas/otp-code.schema.js'

interface CodeOrder {
  mobileNumber: string
  isNewNumber: boolean
  isKnownDevice: boolean
  /** The places that get tries of their own. */
  places: readonly string[]
}

/**
 * Makes a code, stores it and passes it to the provider, in this order, so that no code arrives that is
 * not stored.
 */
@Injectable()
export class OtpDispatch {
  private readonly logger = new Logger('OtpDispatch')

  constructor(
    private readonly codes: OtpCodes,
    private readonly days: OtpDays,
    private readonly keyring: Keyring,
    private readonly sender: OtpSender,
  ) {}

  /**
   * @returns false when a concurrent request has just sent one.
   * @throws TooManyRequests when the day's messages are used up, OtpNotSent when the provider fails.
   */
  async send(
    { mobileNumber, isNewNumber, isKnownDevice, places }: CodeOrder,
    previous: OtpCodeDocument | null,
    otp: OtpSettings,
  ): Promise<boolean> {
    const message = { cap: otp.perDay, isNewNumber, isKnownDevice }
    await this.days.countSent(message)
    const code = this.keyring.newCode()
    if (!(await this.codes.replace(previous, mobileNumber, { code, places }, otp))) {
      await this.days.countUnsent(message)
      return false
    }
    try {
      await this.sender.send({ mobileNumber, code, validMinutes: otp.validMinutes })
      return true
    } catch (error) {
      await this.codes.notSent(mobileNumber, code)
      const reason = error instanceof OtpNotSent ? error.reason : String(error)
      this.logger.error({ failed: 'otp-send', to: maskMobileNumber(mobileNumber), reason })
      throw error
    }
  }
}
