import { Injectable } from '@nestjs/common'
import { wideNetworkOf } from '../../../../kernel/access/network.js'
import { HOUR_MS } from '../../../../kernel/dates/durations.js'
import { DAY_MS } from '../../../../kernel/dates/ist.js'
import { type OtpSettings } from '../../settings/domain/shop-settings.js'
import { type Limit, Throttles } from '../throttles.service.js'

/** How many callers from one wide network get tries of their own for a number's code, in ten minutes. */
const ASKERS = { name: 'otp-askers', count: 3, windowMs: HOUR_MS / 6 }

/**
 * The quota that a code is taken from: a number's, or that of a browser that has logged in with the
 * number.
 */
export interface Asker {
  mobileNumber: string
  isKnownDevice: boolean
}

const keyOf = ({ mobileNumber, isKnownDevice }: Asker): string =>
  isKnownDevice ? `${mobileNumber}@known` : mobileNumber

/**
 * Limits the codes of a number per hour and day. A browser that has logged in with the number before has
 * its own quota. So strangers who use up the number's codes do not lock its owner out.
 */
@Injectable()
export class OtpQuotas {
  constructor(private readonly throttles: Throttles) {}

  /** Number of codes in the last 24 hours. */
  sentToday(asker: Asker, otp: OtpSettings): Promise<number> {
    return this.throttles.countOf(this.perDay(otp), keyOf(asker))
  }

  /** Spends a code. @returns 0, or the milliseconds until one is available. */
  async spend(asker: Asker, otp: OtpSettings): Promise<number> {
    const dayFullForMs = await this.throttles.tryTake(this.perDay(otp), keyOf(asker))
    if (dayFullForMs > 0) return dayFullForMs
    const hourFullForMs = await this.throttles.tryTake(this.perHour(otp), keyOf(asker))
    if (hourFullForMs > 0) await this.throttles.giveBack(this.perDay(otp), keyOf(asker))
    return hourFullForMs
  }

  async giveBack(asker: Asker, otp: OtpSettings): Promise<void> {
    await this.throttles.giveBack(this.perHour(otp), keyOf(asker))
    await this.throttles.giveBack(this.perDay(otp), keyOf(asker))
  }

  /** Whether another browser or network of this address may have tries of its own for a number's code. */
  async mayAskAlong({ mobileNumber, isKnownDevice }: Asker, address: string): Promise<boolean> {
    if (isKnownDevice) return true
    return (await this.throttles.tryTake(ASKERS, `${mobileNumber}@${wideNetworkOf(address)}`)) === 0
  }

  private perHour({ perNumberPerHour }: OtpSettings): Limit {
    return { name: 'otp-number', count: perNumberPerHour, windowMs: HOUR_MS }
  }

  private perDay({ perNumberPerDay }: OtpSettings): Limit {
    return { name: 'otp-number-day', count: perNumberPerDay, windowMs: DAY_MS }
  }
}
