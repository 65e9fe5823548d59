import { Injectable } from '@nestjs/common'
import { TooManyRequests } from '../../../../kernel/errors/too-many-requests.js'
import { Clock } from '../../../../platform/clock.js'
import { Settings } from '../../settings/settings.service.js'
import { isPending, resendSecondsAfter, secondsToResend } from './domain/otp-send.js'
import { TOO_MANY } from './domain/too-many-codes.js'
import { OtpCodes } from './otp-codes.service.js'
import { OtpDispatch } from './otp-dispatch.service.js'
import { type Asker, OtpQuotas } from './otp-quotas.service.js'
import { placeOf, placesOf, type Visitor } from './place.js'
import { type OtpCodeDocument } from './schemas/otp-code.schema.js'
import { UnknownBrowsers } from './unknown-browsers.service.js'

/** A request for a code, by a customer or a stranger. */
export interface CodeRequest extends Asker {
  /** The number has neither ordered nor logged in. */
  isNewNumber: boolean
  visitor: Visitor
  /** The visitor had no mark, and gets one with the answer. */
  isNew: boolean
  /** The solved challenge of an earlier answer. */
  proof: string | undefined
}

interface CodeAnswer {
  outcome: 'sent' | 'sent-before'
  resendAfterSeconds: number
}

/**
 * Sends a code, within the limits of a number (docs/domain/people.md#one-time-passwords). While the last
 * code is still valid and no other may be sent yet, the answer says so instead of refusing, and the caller
 * may try that code.
 */
@Injectable()
export class CodeRequests {
  constructor(
    private readonly codes: OtpCodes,
    private readonly quotas: OtpQuotas,
    private readonly unknown: UnknownBrowsers,
    private readonly dispatch: OtpDispatch,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyRequests, ProofWanted, OtpNotSent */
  async sendCode(request: CodeRequest): Promise<CodeAnswer> {
    const { otp } = await this.settings.current()
    const last = await this.codes.last(request.mobileNumber)
    const sentToday = await this.quotas.sentToday(request, otp)
    const wait = secondsToResend(last, this.clock.now(), sentToday, otp)
    if (wait > 0) return this.sentBefore(request, last, wait * 1000)
    if (!request.isKnownDevice) await this.unknown.admit(request, otp)
    const fullForMs = await this.quotas.spend(request, otp)
    if (fullForMs > 0) return this.sentBefore(request, last, fullForMs)
    const { mobileNumber, isNewNumber, isKnownDevice } = request
    const order = { mobileNumber, isNewNumber, isKnownDevice, places: placesOf(request.visitor, request) }
    const resendAfterSeconds = resendSecondsAfter(sentToday + 1, otp)
    if (await this.dispatch.send(order, last, otp)) return { outcome: 'sent', resendAfterSeconds }
    // A second click does not spend one of the few codes per hour.
    await this.quotas.giveBack(request, otp)
    return this.sentBefore(request, await this.codes.last(request.mobileNumber), resendAfterSeconds * 1000)
  }

  /** Answers that the last code is still valid, so the person may log in with it. */
  private async sentBefore(
    request: CodeRequest,
    last: OtpCodeDocument | null,
    waitMs: number,
  ): Promise<CodeAnswer> {
    if (!last || !isPending(last, this.clock.now())) throw new TooManyRequests(TOO_MANY, waitMs)
    await this.admit(request, last)
    if (await this.codes.isVoid(request.mobileNumber, placeOf(request.visitor)))
      throw new TooManyRequests(TOO_MANY, waitMs)
    return { outcome: 'sent-before', resendAfterSeconds: Math.ceil(waitMs / 1000) }
  }

  private async admit(request: CodeRequest, { tries }: OtpCodeDocument): Promise<void> {
    const { mobileNumber, visitor, isKnownDevice } = request
    const places = placesOf(visitor, request).filter((place) => tries?.[place] === undefined)
    if (places.length > 0 && (await this.quotas.mayAskAlong(request, visitor.address)))
      await this.codes.admit(mobileNumber, places, isKnownDevice)
  }
}
