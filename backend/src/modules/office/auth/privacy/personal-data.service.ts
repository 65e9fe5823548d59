import { Injectable } from '@nestjs/common'
import { Registry } from '../../../../platform/registry.js'

/** Whose data is meant. */
export interface DataSubject {
  userId: string
  mobileNumber: string
  /** As it stands in the account; empty when none was given. */
  email: string
}

/** One module's share of a person's data. */
export interface PersonalDataHolder {
  /** Everything kept of the person, as plain JSON in wire form. Bounded by the holder. */
  collect(subject: DataSubject): Promise<unknown>
  /**
   * Deletes or anonymises; keeps what the law demands without what identifies the person. Runs inside the
   * transaction that deletes the account: no outside calls, may run again.
   * @throws Conflict with a sentence when the account cannot go yet, for instance with a paid order under way.
   */
  erase(subject: DataSubject): Promise<void>
}

/** Where modules announce the personal data that they keep, under the key of their share in the download. */
@Injectable()
export class PersonalData extends Registry<Record<string, PersonalDataHolder>> {
  /** Every module's share, by its name. */
  async collect(subject: DataSubject): Promise<Record<string, unknown>> {
    const shares: Record<string, unknown> = {}
    for (const [name, holder] of this.shares()) shares[name] = await holder.collect(subject)
    return shares
  }

  /** One after another: they share one transaction. */
  async erase(subject: DataSubject): Promise<void> {
    for (const [, holder] of this.shares()) await holder.erase(subject)
  }
}
