import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../config/config.js'
import { APP_CONFIG } from '../../config/config.module.js'
import { notedDamage } from './damage-note.js'

/** What the last look at the embedded database's pages found. */
@Injectable()
export class DatabaseDamage {
  constructor(@Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'dataDir' | 'mongodbUri'>) {}

  /** In a sentence; null: nothing is known to be damaged, or the database is a server's. */
  async known(): Promise<string | null> {
    return this.config.mongodbUri === null ? notedDamage(this.config.dataDir) : null
  }
}
