import { Module } from '@nestjs/common'
import { APP_INTERCEPTOR } from '@nestjs/core'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditQueries } from './audit.queries.js'
import { Audit } from './audit.service.js'
import { AuditAdminController } from './http/audit.admin.controller.js'
import { AuditInterceptor } from './http/audit.interceptor.js'
import { AuditEntryDocument, AuditEntrySchema } from './schemas/audit-entry.schema.js'

/**
 * The audit log: who changed what, when, from where. The module is below all modules that write, and knows
 * no other module.
 */
@Module({
  imports: [MongooseModule.forFeature([{ name: AuditEntryDocument.name, schema: AuditEntrySchema }])],
  controllers: [AuditAdminController],
  providers: [{ provide: APP_INTERCEPTOR, useClass: AuditInterceptor }, Audit, AuditQueries],
  exports: [Audit],
})
export class AuditModule {}
