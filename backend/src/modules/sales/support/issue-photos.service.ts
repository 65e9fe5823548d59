import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { PrivatePictures } from '../../office/media/private-pictures.service.js'
import { Conversation } from './conversation.service.js'
import { MOST_MESSAGES, MOST_PHOTOS, PHOTO_MESSAGE } from './domain/issue.js'
import { type StoredIssue } from './issues.queries.js'
import { IssueDocument } from './schemas/issue.schema.js'

/** Photos that customers send with their words; only they and staff see them. */
@Injectable()
export class IssuePhotos {
  constructor(
    @InjectModel(IssueDocument.name) private readonly issues: Model<IssueDocument>,
    private readonly conversation: Conversation,
    private readonly pictures: PrivatePictures,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Adds a customer's photo to the conversation, coded anew; at most `MOST_PHOTOS` in one issue. A file that is sent
   * again is there once, whether its first answer was lost or it was chosen twice.
   * @throws NotFound also for somebody else's, Conflict ISSUE_FULL, what `PrivatePictures.add` throws.
   */
  async add(caller: Principal, id: string, bytes: Buffer): Promise<StoredIssue> {
    const photoDigest = createHash('sha256').update(bytes).digest('base64url')
    const isSent = ({ messages }: StoredIssue) => messages.some((one) => one.photoDigest === photoDigest)
    const before = await this.conversation.reachable(caller, id)
    if (isSent(before)) return before
    // Nobody's picture is coded for an issue that has no place for it.
    demandPlace(before)
    const photo = await this.pictures.add(bytes)
    const written = { ...(await this.conversation.written(caller, PHOTO_MESSAGE)), photo, photoDigest }
    return this.transactions.run(async () => {
      const issue = await this.conversation.reachable(caller, id)
      if (isSent(issue)) return issue
      demandPlace(issue)
      await this.pictures.use([photo])
      return this.conversation.append(caller, issue, written)
    })
  }

  /** A photo of the conversation, as WebP. @throws NotFound also for somebody else's. */
  async read(caller: Principal, id: string, photo: string): Promise<Buffer> {
    const { messages } = await this.conversation.reachable(caller, id)
    const found = messages.find((message) => message.photo && String(message.photo) === photo)
    const bytes = found?.photo ? await this.pictures.read(found.photo) : null
    if (bytes === null) throw new NotFound('The photo')
    return bytes
  }

  /** Of these pictures, those that a conversation shows. */
  async shown(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.issues.distinct('messages.photo', { 'messages.photo': { $in: [...ids] } })
  }
}

function demandPlace({ messages }: StoredIssue): void {
  if (messages.length >= MOST_MESSAGES || messages.filter(({ photo }) => photo).length >= MOST_PHOTOS)
    throw new Conflict('ISSUE_FULL', `This conversation has ${MOST_PHOTOS} photos. More do not fit in.`)
}
