import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { PictureStore } from './picture-store.js'

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

/** Stores pictures in `DATA_DIR/uploads`. */
@Injectable()
export class LocalStore extends PictureStore {
  private readonly folder: string

  constructor(@Inject(APP_CONFIG) { dataDir }: AppConfig) {
    super()
    this.folder = join(dataDir, 'uploads')
  }

  /** The file is written aside and moved into place, so that a reader never gets half of it. */
  async put(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const aside = join(this.folder, `.${name}.part`)
    try {
      await writeFile(aside, bytes)
      await rename(aside, join(this.folder, name))
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
  }

  async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(join(this.folder, name))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true })
  }

  publicUrl(): null {
    return null
  }
}
