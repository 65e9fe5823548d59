import 'reflect-metadata'
import { type OpenAPIObject } from '@nestjs/swagger'
import { createApp } from './app.setup.js'
import { parseConfig } from './config/config.js'
import { createOpenApi } from './platform/http/routes/openapi.js'

/** The API document without a database or a port: for `npm run openapi` and its check. */
export async function openApiDocument(): Promise<OpenAPIObject> {
  const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED: 'none' })
  const app = await createApp({ config, mongodbUri: 'mongodb://127.0.0.1:1/none', connect: false })
  return createOpenApi(app)
}
