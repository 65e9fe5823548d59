import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { type AppConfig } from '../../../config/config.js'
import { APP_CONFIG } from '../../../config/config.module.js'
import { CleanUpJob } from './clean-up.job.js'
import { UploadsController } from './http/uploads.admin.controller.js'
import { PublicUploadsController } from './http/uploads.public.controller.js'
import { PictureMaker } from './picture-maker.service.js'
import { PrivatePictures } from './private-pictures.service.js'
import { UploadDocument, UploadSchema } from './schemas/upload.schema.js'
import { LocalStore } from './storage/local-store.js'
import { PictureStore } from './storage/picture-store.js'
import { S3Store } from './storage/s3-store.js'
import { UploadBounds } from './upload-bounds.service.js'
import { UploadUses } from './upload-uses.service.js'
import { Uploads } from './uploads.service.js'

/** Pictures that staff upload: checked, encoded again, kept in a store behind a port. It knows nothing of products. */
@Module({
  imports: [MongooseModule.forFeature([{ name: UploadDocument.name, schema: UploadSchema }])],
  controllers: [UploadsController, PublicUploadsController],
  providers: [
    {
      provide: PictureStore,
      inject: [APP_CONFIG],
      useFactory: (config: AppConfig) => (config.s3 === null ? new LocalStore(config) : new S3Store(config)),
    },
    PictureMaker,
    Uploads,
    UploadBounds,
    UploadUses,
    PrivatePictures,
    CleanUpJob,
  ],
  exports: [Uploads, UploadBounds, UploadUses, PrivatePictures],
})
export class MediaModule {}
