import { Injectable } from '@nestjs/common'

/** Whose data is meant. */
export interface DataSubject {
  userId: string
  mobileNumber: string
  /** As it stands in the account; empty when none was given. */
  email: string
}

/**
 * One module's share of a person's data. A module that stores any registers itself when it starts, so that auth need
 * not know those above it: `personalData.register({ name: 'orders', … })` in `onModuleInit`.
 */
export interface PersonalDataHolder {
  /** Key of the module's share in the download. */
  name: string
  /** Everything kept of the person, as plain JSON in wire form. Bounded by the holder. */
  collect(subject: DataSubject): Promise<unknown>
  /**
   * Deletes or anonymises; keeps what the law demands without what identifies the person. Runs inside the
   * transaction that deletes the account: no outside calls, may run again.
   * @throws Conflict with a sentence when the account cannot go yet, for instance with a paid order under way.
   */
  erase(subject: DataSubject): Promise<void>
}

/** Where modules announce the personal data that they keep. */
@Injectable()
export class PersonalData {
  private readonly holders = new Map<string, PersonalDataHolder>()

  /** @throws Error when two modules take the same name. */
  register(holder: PersonalDataHolder): void {
    if (this.holders.has(holder.name)) throw new Error(`Personal data "${holder.name}" is registered twice`)
    this.holders.set(holder.name, holder)
  }

  /** Every module's share, by its name. */
  async collect(subject: DataSubject): Promise<Record<string, unknown>> {
    const shares: Record<string, unknown> = {}
    for (const holder of this.holders.values()) shares[holder.name] = await holder.collect(subject)
    return shares
  }

  /** One after another: they share one transaction. */
  async erase(subject: DataSubject): Promise<void> {
    for (const holder of this.holders.values()) await holder.erase(subject)
  }
}
