import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { type DataSubject, PersonalData, type PersonalDataHolder } from '../privacy/personal-data.service.js'
import { type OwnList, OwnListsDocument } from './schemas/own-lists.schema.js'

/** Twice as many as the console has. */
const MOST_LISTS = 50
/** The names of lists in the console's addresses, such as `courier-claims`. */
const LIST_NAME = /^[a-z][a-z-]{1,39}$/

/** The views and columns that members of staff keep of the console's lists, each for themselves. */
@Injectable()
export class OwnLists implements PersonalDataHolder, OnModuleInit {
  constructor(
    @InjectModel(OwnListsDocument.name) private readonly people: Model<OwnListsDocument>,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.register('ownLists', this)
  }

  collect({ userId }: DataSubject): Promise<unknown> {
    return this.of(userId)
  }

  erase({ userId }: DataSubject): Promise<void> {
    return this.forget(userId)
  }

  /** By the name of the list; empty for who keeps nothing. */
  async of(userId: string): Promise<Readonly<Record<string, OwnList>>> {
    return (await this.people.findById(userId).lean<OwnListsDocument>())?.lists ?? {}
  }

  /**
   * Puts it in the place of what the person kept of the list; other lists stay as they are.
   * @throws InvalidInput for a name that no list has, or too many lists
   */
  async keep(userId: string, list: string, wanted: Omit<OwnList, 'changedAt'>): Promise<OwnList> {
    const kept = await this.of(userId)
    const isFull = !Object.hasOwn(kept, list) && Object.keys(kept).length >= MOST_LISTS
    if (!LIST_NAME.test(list) || isFull) {
      const sentence = isFull ? `Views are kept for ${MOST_LISTS} lists.` : 'No list has this name.'
      throw new InvalidInput(sentence, { list: sentence })
    }
    const own = { ...wanted, changedAt: this.clock.now() }
    await this.people.updateOne({ _id: userId }, { $set: { [`lists.${list}`]: own } }, { upsert: true })
    return own
  }

  async forget(userId: string): Promise<void> {
    await this.people.deleteOne({ _id: userId })
  }
}
