import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { nameInWords } from './domain/catalogue-lists.js'
import { type ShopSettings, withDefaults } from './domain/shop-settings.js'
import { SettingsDocument } from './schemas/settings.schema.js'

/** How long a process may go on with settings it has read, so that a change reaches every process soon. */
const FRESH_MS = 5_000

/** The shop's settings, for every module. */
@Injectable()
export class Settings {
  private cached: { settings: ShopSettings; readAt: number } | null = null

  constructor(@InjectModel(SettingsDocument.name) private readonly records: Model<SettingsDocument>) {}

  /** Current settings, at most five seconds old. */
  async current(): Promise<ShopSettings> {
    const now = performance.now()
    if (this.cached && now - this.cached.readAt < FRESH_MS) return this.cached.settings
    // Outside any transaction: a setting is no part of the state that an order changes.
    const record = await this.records.findById('shop').session(null).lean()
    this.cached = { settings: withDefaults(record?.changed ?? {}), readAt: now }
    return this.cached.settings
  }

  /** What people read for the name of a product: sentences for people name it so. */
  async nameInWords({ name }: { name: string }): Promise<string> {
    return nameInWords(name, (await this.current()).catalogue)
  }

  /** Lines whose products are named as people read them. */
  async linesInWords<T extends { name: string }>(lines: readonly T[]): Promise<T[]> {
    const { catalogue } = await this.current()
    return lines.map((line) => ({ ...line, name: nameInWords(line.name, catalogue) }))
  }

  /** The next reader of this process asks the database: called once a change has committed. */
  forget(): void {
    this.cached = null
  }

  /** Replaces the given keys, without a word in their history; this process sees them at once. */
  async change(changed: Partial<ShopSettings>): Promise<ShopSettings> {
    const set = Object.fromEntries(Object.entries(changed).map(([key, value]) => [`changed.${key}`, value]))
    await this.records.updateOne({ _id: 'shop' }, { $set: set, $inc: { version: 1 } }, { upsert: true })
    this.forget()
    return this.current()
  }
}
