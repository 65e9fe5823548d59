import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model } from 'mongoose'
import { AppError, Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { approvalOf, DECIDABLE, PUBLISHED, UNDO_MS } from './domain/review.js'
import { Ratings } from './ratings.service.js'
import { type StoredReview } from './reviews.queries.js'
import { ReviewDocument } from './schemas/review.schema.js'

export interface Decision {
  state: 'Approved' | 'Rejected'
  /** For the author of a rejected one; may be empty. */
  reason: string
}

/** A review, and when the text was written that staff decided on; without it the present text counts. */
export interface SeenReview {
  id: string
  seen?: Date | undefined
}

/** What became of several at once: each is decided, or refused, by itself. */
export interface Decided {
  decided: StoredReview[]
  refused: { id: string; error: AppError }[]
}

/** Staff decide what the shop shows (docs/domain/customers.md#review). */
@Injectable()
export class ModerateReview {
  constructor(
    @InjectModel(ReviewDocument.name) private readonly reviews: Model<ReviewDocument>,
    private readonly ratings: Ratings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Publishes a review or sends it back, and works out the product's average again. Repeating it changes nothing. Its
   * author is told once it can no longer be taken back.
   * @throws NotFound, Conflict REVIEW_CHANGED when its author has edited it since.
   */
  async moderate(
    caller: Principal,
    { id, seen }: SeenReview,
    { state, reason }: Decision,
  ): Promise<StoredReview> {
    if (!isValidObjectId(id)) throw new NotFound('The review')
    return this.transactions.run(async () => {
      const review = await this.reviews.findById(id).lean<ReviewDocument>()
      if (!review) throw new NotFound('The review')
      const isChanged = seen !== undefined && seen.getTime() !== review.date.getTime()
      if (review.approved === approvalOf(state) || isChanged || !DECIDABLE[state].holds(review))
        return asItStands(review, state)
      const decided = await this.reviews
        .findOneAndUpdate(
          { _id: id },
          {
            $set: {
              approved: approvalOf(state),
              reason: state === 'Rejected' ? reason : '',
              decision: {
                at: this.clock.now(),
                by: caller.mobileNumber,
                was: review.approved,
                reasonWas: review.reason,
              },
              toTell: true,
            },
            $inc: { decisions: 1 },
          },
          { returnDocument: 'after', runValidators: true },
        )
        .orFail()
        .lean<ReviewDocument>()
      await this.ratings.recount(decided.product)
      return decided
    })
  }

  /** Several at once: one that cannot be decided does not keep the others. */
  moderateAll(caller: Principal, reviews: readonly SeenReview[], decision: Decision): Promise<Decided> {
    return oneByOne(reviews, (review) => this.moderate(caller, review, decision))
  }

  /** Takes decisions of the last ten seconds back, as if they had not been made. */
  undoAll(ids: readonly string[]): Promise<Decided> {
    return oneByOne(
      ids.map((id) => ({ id })),
      ({ id }) => this.undo(id),
    )
  }

  /**
   * Says something to a published review, below it; an empty text takes it away.
   * @throws NotFound, Conflict REVIEW_NOT_PUBLISHED
   */
  async answer(caller: Principal, id: string, text: string): Promise<StoredReview> {
    if (!isValidObjectId(id)) throw new NotFound('The review')
    const answer = text === '' ? null : { text, by: caller.mobileNumber, at: this.clock.now() }
    const answered = await this.reviews
      .findOneAndUpdate(
        { _id: id, ...PUBLISHED.filter },
        { $set: { answer } },
        { returnDocument: 'after', runValidators: true },
      )
      .lean<ReviewDocument>()
    if (answered) return answered
    if (!(await this.reviews.exists({ _id: id }))) throw new NotFound('The review')
    throw new Conflict('REVIEW_NOT_PUBLISHED', 'Only a review that the shop shows can be answered.')
  }

  /** @throws NotFound, Conflict UNDO_OVER */
  private async undo(id: string): Promise<StoredReview> {
    if (!isValidObjectId(id)) throw new NotFound('The review')
    return this.transactions.run(async () => {
      const review = await this.reviews.findById(id).lean<ReviewDocument>()
      if (!review) throw new NotFound('The review')
      const { decision } = review
      if (!decision || this.clock.now().getTime() - decision.at.getTime() > UNDO_MS) throw tooLate()
      const undone = await this.reviews
        .findOneAndUpdate(
          { _id: id },
          {
            $set: {
              approved: decision.was,
              reason: decision.reasonWas,
              decision: null,
              toTell: false,
            },
          },
          { returnDocument: 'after' },
        )
        .orFail()
        .lean<ReviewDocument>()
      await this.ratings.recount(undone.product)
      return undone
    })
  }
}

function asItStands(review: StoredReview, state: Decision['state']): StoredReview {
  if (review.approved !== approvalOf(state))
    throw new Conflict('REVIEW_CHANGED', 'Its author has edited this review. Please read it again.')
  return review
}

function tooLate(): Conflict {
  return new Conflict(
    'UNDO_OVER',
    'It is too late to take this back: its author is being told. Decide the other way instead.',
  )
}

async function oneByOne(
  reviews: readonly SeenReview[],
  work: (review: SeenReview) => Promise<StoredReview>,
): Promise<Decided> {
  const done: Decided = { decided: [], refused: [] }
  for (const review of reviews)
    try {
      done.decided.push(await work(review))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      done.refused.push({ id: review.id, error })
    }
  return done
}
