import { AppError } from '../../../../kernel/errors/errors.js'

/** The provider did not take the message. */
export class OtpNotSent extends AppError {
  constructor(
    /** For the log only. */
    readonly reason: string,
  ) {
    super('OTP_NOT_SENT', 'Error sending OTP, Pls contact customer care')
  }
}

/** Port to the SMS provider. */
export abstract class OtpSender {
  /**
   * Sends a one-time password to an Indian mobile number of ten digits.
   * @throws OtpNotSent when the provider refuses or does not answer in time; the message may then still arrive.
   */
  abstract send(message: { mobileNumber: string; code: string; validMinutes: number }): Promise<void>
}
