import { Injectable } from '@nestjs/common'
import { Types } from 'mongoose'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { ChangeSettings } from '../../office/settings/editing/change-settings.service.js'
import { SettingsVersions } from '../../office/settings/editing/settings-versions.service.js'
import { Settings } from '../../office/settings/settings.service.js'
import { Suppliers } from '../../stock/suppliers/suppliers.service.js'
import { type Account, ACCOUNT_KEYS, type AccountKey, nameOf } from './domain/accounts.js'

const OF_SUPPLIER = 'supplier:'

/** The names of ledgers, as the owner's accountant has them. */
@Injectable()
export class LedgerNaming {
  constructor(
    private readonly settings: Settings,
    private readonly versions: SettingsVersions,
    private readonly changing: ChangeSettings,
    private readonly suppliers: Suppliers,
  ) {}

  /** Names these ledgers. */
  async namer(accounts: Iterable<Account>): Promise<(account: Account) => string> {
    const { ledgerNames } = await this.settings.current()
    const ids = [...accounts].flatMap((account) => {
      const id = account.startsWith(OF_SUPPLIER) ? account.slice(OF_SUPPLIER.length) : ''
      return Types.ObjectId.isValid(id) ? [new Types.ObjectId(id)] : []
    })
    const found = ids.length === 0 ? new Map<string, string>() : await this.suppliers.namesOf(ids)
    const suppliers = new Map([...found].map(([id, name]) => [`${OF_SUPPLIER}${id}`, name]))
    return (account) => nameOf(account, ledgerNames, suppliers)
  }

  /** All names, and the version of the settings that has them. */
  async all(): Promise<{ names: Map<AccountKey, string>; version: number }> {
    const { settings, version } = await this.versions.latest()
    return {
      names: new Map(ACCOUNT_KEYS.map((key) => [key, nameOf(key, settings.ledgerNames)])),
      version,
    }
  }

  /**
   * Replaces the names of ledgers; an empty name gives the usual one back.
   * @param version of the settings that the editor read
   * @throws InvalidInput naming the ledger when two have one name; EditConflict
   */
  async change(version: number, names: ReadonlyMap<AccountKey, string>, by: Principal): Promise<void> {
    const { settings } = await this.versions.latest()
    const given = Object.fromEntries(
      [...names].filter(([key, name]) => name !== '' && name !== nameOf(key, {})),
    )
    const others = Object.entries(settings.ledgerNames).filter(([key]) => !names.has(key as AccountKey))
    const ledgerNames = { ...Object.fromEntries(others), ...given }
    const taken = new Map<string, AccountKey>()
    for (const key of ACCOUNT_KEYS) {
      const name = nameOf(key, ledgerNames)
      const other = taken.get(name.toLowerCase())
      if (other !== undefined)
        throw InvalidInput.field(`names.${key}`, `Two ledgers cannot both be called ${name}.`)
      taken.set(name.toLowerCase(), key)
    }
    await this.changing.change(version, { ledgerNames }, by)
    this.settings.forget()
  }
}
