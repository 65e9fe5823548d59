import { Injectable } from '@nestjs/common'
import { Registry } from '../../../../platform/registry.js'

/** The person whose data is requested. */
export interface DataSubject {
  userId: string
  mobileNumber: string
  /** The account's address; empty when there is none. */
  email: string
}

/** A module that stores personal data. */
export interface PersonalDataHolder {
  /**
   * Everything stored about the person, as plain JSON in wire form. The module bounds its size, or gives a list item after
   * item.
   */
  collect(subject: DataSubject): Promise<unknown> | AsyncIterable<unknown>
  /**
   * Deletes or anonymises the data; keeps what the law requires without data that identify the person.
   * Runs inside the transaction that deletes the account: no outside calls, may run again.
   * @throws Conflict with a sentence when the account cannot be deleted yet, for instance with a paid
   * order under way.
   */
  erase(subject: DataSubject): Promise<void>
}

/** Where modules register the personal data that they store, under its key in the download. */
@Injectable()
export class PersonalData extends Registry<Record<string, PersonalDataHolder>> {
  /** The text of a JSON object, in pieces: the fields of `head`, and the data of every module behind its key. */
  async *collect(subject: DataSubject, head: Record<string, string>): AsyncIterable<string> {
    yield JSON.stringify(head).slice(0, -1)
    for (const [name, holder] of this.shares()) {
      yield `,${JSON.stringify(name)}:`
      const collected = holder.collect(subject)
      if (collected instanceof Promise) yield JSON.stringify(await collected)
      else yield* listed(collected)
    }
    yield '}'
  }

  /** One module after another, since they share one transaction. */
  async erase(subject: DataSubject): Promise<void> {
    for (const [, holder] of this.shares()) await holder.erase(subject)
  }
}

async function* listed(items: AsyncIterable<unknown>): AsyncIterable<string> {
  let between = '['
  for await (const item of items) {
    yield between + JSON.stringify(item)
    between = ','
  }
  yield between === '[' ? '[]' : ']'
}
