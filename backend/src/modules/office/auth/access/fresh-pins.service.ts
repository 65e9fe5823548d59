import { Injectable } from '@nestjs/common'
import { type Permission } from '../../../../kernel/access/permissions.js'
import { asksForPin } from '../../../../kernel/access/pin-again.js'
import { AppError } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { type Identity } from './callers.service.js'

const FRESH_MS = 12 * 3_600_000

/**
 * Asks for the PIN again for some calls, hours after it was entered, so that an open console does not give
 * access to money.
 */
@Injectable()
export class FreshPins {
  constructor(private readonly clock: Clock) {}

  /** @param route as `routeName` gives it @throws AppError PIN_WANTED */
  demand({ session, showsSecret }: Identity, permission: Permission, route: string): void {
    if (session.role === 'user' || showsSecret || !asksForPin(permission, route)) return
    const shownAt = session.pinAt?.getTime() ?? 0
    if (this.clock.actual().getTime() - shownAt < FRESH_MS) return
    throw new AppError('PIN_WANTED', 'Please enter your PIN again.', { reason: 'long-ago' })
  }
}
