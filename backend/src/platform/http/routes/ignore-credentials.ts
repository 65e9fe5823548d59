import { SetMetadata } from '@nestjs/common'

export const IGNORE_CREDENTIALS_KEY = 'jaadi:ignore-credentials'

/**
 * For routes whose query or body has `mobileNumber`, `otp` or `role` as data of the call, not as the
 * caller's credentials, such as signing in and accounts of staff.
 */
export const IgnoreCredentials = (): MethodDecorator & ClassDecorator =>
  SetMetadata(IGNORE_CREDENTIALS_KEY, true)
