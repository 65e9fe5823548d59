import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common'
import { ApiExtension } from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { type Permission, type Role } from '../../../kernel/access/permissions.js'
import { sameText } from '../../same-text.js'

/**
 * The caller, as the auth module's guard read it from the stored session, never from claims in the
 * request.
 */
export interface Principal {
  userId: string
  mobileNumber: string
  role: Role
  sessionId: string
}

export type AuthenticatedRequest = FastifyRequest & { principal?: Principal }

export const ACCESS_KEY = 'jaadi:access'
/** The access of a route for the API document, which derives errors from it and does not show it. */
export const ACCESS_EXTENSION = 'x-access'
/** Configured secrets that a machine may send as bearer token instead of a session. */
export type BearerToken = 'metricsToken'
export type Access =
  | { public: true; knowsCaller: boolean }
  | { public: false; permission: Permission; orBearer?: BearerToken }

const access = (given: Access): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS_KEY, given), ApiExtension(ACCESS_EXTENSION, given))

/**
 * Opens the route to anybody. Every route has either this or `@Allow`; without either the application does
 * not start. The caller is looked up only when the answer depends on it (`knowsCaller`).
 */
export const Public = ({ knowsCaller = false } = {}): MethodDecorator & ClassDecorator =>
  access({ public: true, knowsCaller })

/**
 * Opens the route to the roles that the permission table names for `permission`; others get 401 or 403.
 * With `orBearer` a machine with this bearer token may call it too, if one is configured.
 */
export const Allow = (
  permission: Permission,
  machines: { orBearer?: BearerToken } = {},
): MethodDecorator & ClassDecorator => access({ public: false, permission, ...machines })

/** The caller, on routes that need a session. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>()
  if (!principal) throw new Error('Caller used on a route without a session')
  return principal
})

/** Whether a request has this secret as `Authorization: Bearer …`; false when the secret is not set. */
export function bears({ headers }: Pick<FastifyRequest, 'headers'>, token: string | null): boolean {
  const borne = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return token !== null && borne !== undefined && sameText(borne, token)
}
