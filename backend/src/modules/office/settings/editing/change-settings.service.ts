import { Injectable } from '@nestjs/common'
import { istDay } from '../../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../audit/audit.service.js'
import { changesBetween } from '../../audit/domain/changes.js'
import { removedEntries, withUsedEntries } from '../domain/catalogue-lists.js'
import { type OwnersWord, type ShopSettings, withDefaults } from '../domain/shop-settings.js'
import { ShopFacts } from '../shop-facts.service.js'
import { flattened } from './domain/settings-changes.js'
import { settingsProblems } from './domain/settings-rules.js'
import { shownSettings } from './domain/shown-settings.js'
import { type EditedSettings, SettingsVersions } from './settings-versions.service.js'

interface Change {
  /** The version the editor started from; without one the last save wins. */
  version: number | undefined | ((before: EditedSettings) => Promise<number>)
  values: (before: EditedSettings) => Promise<Partial<ShopSettings>> | Partial<ShopSettings>
  restored?: number
}

/** An admin changes the shop's settings. Each change is checked, versioned and audited with before and after. */
@Injectable()
export class ChangeSettings {
  constructor(
    private readonly versions: SettingsVersions,
    private readonly facts: ShopFacts,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the given values; the others stay. Somebody who saved other values meanwhile causes no conflict.
   * @throws InvalidInput naming each field, EditConflict with the settings as they are now
   */
  change(version: number, values: Partial<ShopSettings>, by: Principal): Promise<EditedSettings> {
    return this.save(
      {
        version: (before) => this.startedFrom(version, values, before),
        values: ({ changed }) => ({ ...changed, ...values }),
      },
      by,
    )
  }

  /**
   * Brings the values of a version back, as a new version. Entries that products use are kept, hidden, if the old
   * version did not have them. What the owner confirmed since stays confirmed.
   * @throws NotFound, EditConflict
   */
  restore(id: number, version: number, by: Principal): Promise<EditedSettings> {
    const values = async ({ settings }: EditedSettings): Promise<Partial<ShopSettings>> => {
      const { changed } = await this.versions.byVersion(id)
      const used = await this.facts.of('codesInUse')
      const catalogue = withUsedEntries(withDefaults(changed).catalogue, settings.catalogue, used)
      return { ...changed, catalogue, goLive: settings.goLive }
    }
    return this.save({ version, values, restored: id }, by)
  }

  /** The owner says, or takes back, that something was seen to; the server dates it. */
  vouch(item: keyof OwnersWord, done: boolean, by: Principal): Promise<EditedSettings> {
    const day = done ? istDay(this.clock.now()) : null
    const values = ({ settings, changed }: EditedSettings) => ({
      ...changed,
      goLive: { ...settings.goLive, [item]: day },
    })
    return this.save({ version: undefined, values }, by)
  }

  private save(change: Change, { mobileNumber }: Principal): Promise<EditedSettings> {
    const at = this.clock.now()
    return this.transactions.run(async () => {
      const before = await this.versions.latest()
      const changed = await change.values(before)
      const settings = withDefaults(changed)
      await this.demandSense(before.settings, settings, at)
      const { restored = null } = change
      const version = typeof change.version === 'function' ? await change.version(before) : change.version
      const changes = changesBetween(places(before.settings), places(settings))
      const saved = await this.versions.save(
        { version, changed, changes, by: mobileNumber, at, restored },
        (current) => ({ ...shownSettings(current.settings), version: current.version }),
      )
      await this.audit.record({ action: 'settings.changed', subject: 'settings:shop', changes })
      return saved
    })
  }

  /** The current version, where nobody touched these values since the editor read theirs; else the editor's. */
  private async startedFrom(
    version: number,
    values: Partial<ShopSettings>,
    { settings, version: now }: EditedSettings,
  ): Promise<number> {
    const read = version < now ? await this.versions.find(version) : null
    if (!read) return version
    const then = withDefaults(read.changed)
    const keys = Object.keys(values) as (keyof ShopSettings)[]
    const untouched = keys.every((key) => JSON.stringify(then[key]) === JSON.stringify(settings[key]))
    return untouched ? now : version
  }

  private async demandSense(before: ShopSettings, after: ShopSettings, at: Date): Promise<void> {
    const used = await this.facts.of('codesInUse')
    const problems = {
      ...settingsProblems(after, Number(istDay(at).slice(0, 4))),
      ...removedEntries(before.catalogue, after.catalogue, used),
    }
    const [first] = Object.values(problems)
    if (first !== undefined) throw new InvalidInput(first, problems)
  }
}

/** Each value under its place in the form. */
function places(settings: ShopSettings): Record<string, unknown> {
  return flattened({ ...shownSettings(settings), goLive: settings.goLive })
}
