import { type INestApplication } from '@nestjs/common'
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'
import { ErrorAnswer } from '../answers/error.answer.js'
import { documentErrors } from './error-answers.js'

/** Makes the OpenAPI document from the code. */
export function createOpenApi(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Jaadi')
    .setDescription(
      'Shop and workshop of a pickle maker. Money in rupees, instants in UTC, days in Asia/Kolkata.',
    )
    .setVersion('1')
    .addCookieAuth('otp', { type: 'apiKey', in: 'cookie', name: 'otp' })
    .build()
  const document = SwaggerModule.createDocument(app, options, { extraModels: [ErrorAnswer] })
  // Leaves out routes that production never loads.
  document.paths = Object.fromEntries(
    Object.entries(document.paths).filter(([path]) => !path.startsWith('/sandbox/')),
  )
  documentErrors(document)
  return document
}

/** Serves the UI at /api/docs and JSON at /api/openapi.json. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => createOpenApi(app), { jsonDocumentUrl: 'api/openapi.json' })
}
