import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common'
import { type FastifyRequest } from 'fastify'
import { type Permission, type Role } from '../../kernel/permissions.js'

/** Who is calling: read from the stored session by the guard of the auth module, never from the request's claims. */
export interface Principal {
  userId: string
  mobileNumber: string
  role: Role
  sessionId: string
}

export type AuthenticatedRequest = FastifyRequest & { principal?: Principal }

export const ACCESS_KEY = 'jaadi:access'
export type Access = { public: true; knowsCaller: boolean } | { public: false; permission: Permission }

/**
 * Open to anybody. A route has either this or `@Allow`; a route with neither is refused. Who calls is looked up only
 * where the answer depends on it (`knowsCaller`).
 */
export const Public = ({ knowsCaller = false } = {}): MethodDecorator & ClassDecorator =>
  SetMetadata(ACCESS_KEY, { public: true, knowsCaller } satisfies Access)

/** Open to the roles which the permission table names for `permission`; others get 401 or 403. */
export const Allow = (permission: Permission): MethodDecorator & ClassDecorator =>
  SetMetadata(ACCESS_KEY, { public: false, permission } satisfies Access)

/** The caller, on routes that need a session. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>()
  if (!principal) throw new Error('Caller used on a route without a session')
  return principal
})
