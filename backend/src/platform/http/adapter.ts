import { randomUUID } from 'node:crypto'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../config/config.js'
import { refusalOfMany } from './requests/many-values.js'
import { refuseAddress, refuseBytes } from './requests/unread-requests.js'

/** Largest JSON body; uploads have routes and limits of their own. */
const BODY_LIMIT_BYTES = 256 * 1024

type Done = (error: Error | null, body?: unknown) => void

/** Fastify under Nest (ADR 1): paths match whatever their case, and with or without a slash at the end. */
export function createAdapter({ trustedProxies }: Pick<AppConfig, 'trustedProxies'>): FastifyAdapter {
  return new FastifyAdapter({
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    bodyLimit: BODY_LIMIT_BYTES,
    // Only the configured proxy is trusted; a client could write anything into the header.
    trustProxy: trustedProxies ?? false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
    genReqId: () => randomUUID(),
    // On close, requests in progress are answered; idle keep-alive connections are cut.
    forceCloseConnections: 'idle',
    // Requests that still arrive while the process ends are answered as usual (`leaving.ts`).
    return503OnClosing: false,
    logger: false,
    // Without these, Fastify loads its own schema compilers at the start, and they stay in memory.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
}

/** Bodies are checked by class-validator. */
function noSchemas(): never {
  throw new Error('A route has a schema for Fastify, which has no compiler for one here.')
}

/**
 * Parsers for JSON and forms that keep the raw body (webhook signatures are over bytes). An empty JSON body is an
 * empty object, since some clients send the header without a body on DELETE and POST.
 */
export function useBodyParsers(app: NestFastifyApplication): void {
  const parseJson = app.getHttpAdapter().getInstance().getDefaultJsonParser('error', 'error')
  const json = (request: FastifyRequest, body: Buffer, done: Done) => {
    if (body.length === 0) return done(null, {})
    const refusal = refusalOfMany(body, 'json')
    if (refusal === null) void parseJson(request, body.toString('utf8'), done)
    else done(refusal)
  }
  const form = (_request: FastifyRequest, body: Buffer, done: Done) => {
    const refusal = refusalOfMany(body, 'form')
    if (refusal === null) done(null, Object.fromEntries(new URLSearchParams(body.toString('utf8'))))
    else done(refusal)
  }
  const adapter = app.getHttpAdapter() as unknown as FastifyAdapter
  adapter.useBodyParser('application/json', true, { bodyLimit: BODY_LIMIT_BYTES }, json as never)
  adapter.useBodyParser(
    'application/x-www-form-urlencoded',
    true,
    { bodyLimit: BODY_LIMIT_BYTES },
    form as never,
  )
  // Routes read pictures and tables themselves, after the guards have let the caller in.
  app
    .getHttpAdapter()
    .getInstance()
    .addContentTypeParser(/^(image\/|text\/csv)/, (_request: FastifyRequest, _body: unknown, done: Done) =>
      done(null),
    )
}
