import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import { type INestApplication, RequestMethod } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { type NestFastifyApplication } from '@nestjs/platform-fastify'
import { AppModule } from './app.module.js'
import { type AppConfig } from './config/config.js'
import { PictureHosts } from './modules/stock/catalog/picture-hosts.service.js'
import { keepDocumentsForStaff } from './pages/api-documents.js'
import { isConsolePath } from './pages/page-guards.js'
import { servePages } from './pages/pages.js'
import { Clock } from './platform/clock.js'
import { Draining } from './platform/health/draining.js'
import { createAdapter, useBodyParsers } from './platform/http/adapter.js'
import { AnonymousAnswers } from './platform/http/anonymous-answers.js'
import { forbidStoring } from './platform/http/answers/caching.js'
import { ErrorFilter } from './platform/http/answers/error.filter.js'
import { inlineSources } from './platform/http/doors/inline-sources.js'
import { redirectLegacyHosts, refuseOtherHosts } from './platform/http/doors/known-hosts.js'
import { setSecurityHeaders } from './platform/http/doors/security-headers.js'
import { endConnections } from './platform/http/health/leaving.js'
import { refuseMongoOperators } from './platform/http/requests/refuse-mongo-operators.js'
import { logRequests } from './platform/http/requests/request-log.js'
import { cutSlowBodies } from './platform/http/requests/slow-bodies.js'
import { stripRequests } from './platform/http/requests/strip-invisible-characters.js'
import { validationPipe } from './platform/http/requests/validation.js'
import { serveOpenApi } from './platform/http/routes/openapi.js'
import { createLogger, NestLogger } from './platform/logging/logging.js'
import { measureRequests, Metrics } from './platform/metrics/metrics.service.js'

const workspace = (name: string): string => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url))

export interface AppOptions {
  config: AppConfig
  mongodbUri: string
  clock?: Clock
  /** Off where only the OpenAPI document is wanted: nothing connects. */
  connect?: boolean
}

/** What every way of running the API shares: routes' prefix, pipes, filter, documents. */
function useConventions(app: INestApplication): void {
  app.setGlobalPrefix('api', {
    exclude: [
      { path: 'sandbox/*path', method: RequestMethod.ALL },
      { path: 'uploads/:file', method: RequestMethod.GET },
    ],
  })
  app.useGlobalPipes(validationPipe())
  app.useGlobalFilters(new ErrorFilter())
}

/** The whole application, not yet listening. The tests start the same one. */
export async function createApp({
  config,
  mongodbUri,
  clock = new Clock(),
  connect = true,
}: AppOptions): Promise<NestFastifyApplication> {
  const logger = createLogger(config)
  const module = await AppModule.with({ config, mongodbUri, clock, connect })
  const app = await NestFactory.create<NestFastifyApplication>(module, createAdapter(config), {
    logger: new NestLogger(logger),
    abortOnError: false,
    bodyParser: false,
  })
  useBodyParsers(app)
  useConventions(app)
  const server = app.getHttpAdapter().getInstance()
  logRequests(server, logger)
  measureRequests(server, app.get(Metrics))
  endConnections(server, app.get(Draining))
  refuseOtherHosts(server, config)
  redirectLegacyHosts(server, config)
  cutSlowBodies(server)
  forbidStoring(server)
  refuseMongoOperators(server)
  stripRequests(server)
  const pictures = app.get(PictureHosts)
  const folders = { storefront: join(workspace('storefront'), 'public'), admin: workspace('admin') }
  await setSecurityHeaders(server, config, {
    isConsolePath,
    inline: await inlineSources(folders.storefront),
    pictureHosts: pictures,
  })
  app.get(AnonymousAnswers).serve(server)
  await server.register(cookie)
  if (config.isProduction) keepDocumentsForStaff(server)
  serveOpenApi(app)
  await servePages(server, folders, config, logger)
  return app
}
