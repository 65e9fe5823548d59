import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { readList } from '../../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { changeVersioned } from '../../../../platform/mongo/versions.js'
import { picturesOf } from '../domain/landing.js'
import { type ShopSettings, withDefaults } from '../domain/shop-settings.js'
import { SettingsDocument } from '../schemas/settings.schema.js'
import { Settings } from '../settings.service.js'
import { type SettingsChange, SettingsVersionDocument } from './schemas/settings-version.schema.js'

export type SettingsVersion = Readonly<SettingsVersionDocument>

/** The settings as an editor sees them. */
export interface EditedSettings {
  settings: ShopSettings
  /** The values that differ from the defaults. */
  changed: Partial<ShopSettings>
  version: number
}

export interface SettingsSave {
  /** The version that the editor read; without one the last save wins. */
  version: number | undefined
  /** All values that will differ from the defaults. */
  changed: Partial<ShopSettings>
  changes: SettingsChange[]
  by: string
  at: Date
  restored: number | null
}

/** Stores the settings document with its history: each save is a version that can be restored. */
@Injectable()
export class SettingsVersions {
  constructor(
    @InjectModel(SettingsDocument.name) private readonly records: Model<SettingsDocument>,
    @InjectModel(SettingsVersionDocument.name) private readonly versions: Model<SettingsVersionDocument>,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
  ) {}

  /** The settings now in the database. */
  async latest(): Promise<EditedSettings> {
    return edited(await this.records.findById('shop').lean<SettingsDocument>())
  }

  /**
   * Stores a version, in the caller's transaction; this process sees it once that has committed, others
   * within five seconds. `toAnswer` converts the current settings for an editor who came too late.
   * @throws EditConflict
   */
  async save(save: SettingsSave, toAnswer: (current: EditedSettings) => object): Promise<EditedSettings> {
    const { version, changed, changes, by, at, restored } = save
    await this.begin(at)
    const record = await changeVersioned(this.records, {
      id: 'shop',
      version,
      change: { $set: { changed } },
      what: 'The settings',
      toAnswer: (current) => toAnswer(edited(current)),
    })
    await this.versions.create([{ _id: record.version, at, by, changes, changed, restored }])
    await this.transactions.afterCommit(() => this.settings.forget())
    return edited(record)
  }

  page(request: ListRequest): Promise<ListPage<SettingsVersion>> {
    return readList(this.versions, request, { changed: 0 })
  }

  find(version: number): Promise<SettingsVersion | null> {
    return this.versions.findById(version).lean<SettingsVersionDocument>().exec()
  }

  /** @throws NotFound */
  async byVersion(version: number): Promise<SettingsVersion> {
    const found = await this.find(version)
    if (!found) throw new NotFound('The version')
    return found
  }

  /** Those of the uploads that a landing page shows, also one of an old version, which can be restored. */
  async uploadsShown(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const wanted = { $in: ids.map(String) }
    const showing = await this.versions
      .find(
        {
          $or: [
            { 'changed.landing.hero.picture.upload': wanted },
            { 'changed.landing.kitchen.steps.picture.upload': wanted },
          ],
        },
        { 'changed.landing': 1 },
      )
      .lean<SettingsVersionDocument[]>()
    const shown = new Set(
      showing.flatMap(({ changed: { landing } }) =>
        landing ? picturesOf(landing).map(([, { upload }]) => upload) : [],
      ),
    )
    return ids.filter((id) => shown.has(String(id)))
  }

  /**
   * Creates the document and the version before the first save, so that the original values can be
   * restored too.
   */
  private async begin(at: Date): Promise<void> {
    if (await this.records.exists({ _id: 'shop' })) return
    await this.records.create([{ _id: 'shop', changed: {}, version: 0 }])
    await this.versions.create([{ _id: 0, at, by: 'system', changes: [], changed: {} }])
  }
}

function edited(record: Pick<SettingsDocument, 'changed' | 'version'> | null): EditedSettings {
  const changed = record?.changed ?? {}
  return { settings: withDefaults(changed), changed, version: record?.version ?? 0 }
}
