import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { nameInWords, type ProductWords, productWords } from './domain/catalogue-lists.js'
import { type ShopSettings, withDefaults } from './domain/shop-settings.js'
import { SettingsDocument } from './schemas/settings.schema.js'

/** How long a process may use settings that it has read, so that a change reaches every process soon. */
const FRESH_MS = 5_000

/** Reads the shop's settings for every module. */
@Injectable()
export class Settings {
  private cached: { settings: ShopSettings; readAt: number } | null = null

  constructor(@InjectModel(SettingsDocument.name) private readonly records: Model<SettingsDocument>) {}

  /** Current settings, at most five seconds old. */
  async current(): Promise<ShopSettings> {
    const now = performance.now()
    if (this.cached && now - this.cached.readAt < FRESH_MS) return this.cached.settings
    // Read outside any transaction: settings are not part of the state that an order changes.
    const record = await this.records.findById('shop').session(null).lean()
    this.cached = { settings: withDefaults(record?.changed ?? {}), readAt: now }
    return this.cached.settings
  }

  /** The readable name of a product, for sentences. */
  async nameInWords({ name }: { name: string }): Promise<string> {
    return nameInWords(name, (await this.current()).catalogue)
  }

  /** What people read for the generated name of a product, for answers that hold many names. */
  async wording(): Promise<(name: string) => string> {
    const { catalogue } = await this.current()
    return (name) => nameInWords(name, catalogue)
  }

  /** The same, with the choices apart. */
  async productWords(): Promise<(name: string) => ProductWords> {
    const { catalogue } = await this.current()
    return (name) => productWords(name, catalogue)
  }

  /** Lines with readable product names. */
  async linesInWords<T extends { name: string }>(lines: readonly T[]): Promise<T[]> {
    const { catalogue } = await this.current()
    return lines.map((line) => ({ ...line, name: nameInWords(line.name, catalogue) }))
  }

  /** Makes the next read of this process ask the database; called after a change has committed. */
  forget(): void {
    this.cached = null
  }

  /** Replaces the given keys without an entry in their history; this process sees them at once. */
  async change(changed: Partial<ShopSettings>): Promise<ShopSettings> {
    const set = Object.fromEntries(Object.entries(changed).map(([key, value]) => [`changed.${key}`, value]))
    await this.records.updateOne({ _id: 'shop' }, { $set: set, $inc: { version: 1 } }, { upsert: true })
    this.forget()
    return this.current()
  }
}
