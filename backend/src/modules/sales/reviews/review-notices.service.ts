import { Injectable } from '@nestjs/common'
import { beginningOf } from '../../../kernel/text/beginning-of.js'
import { Messages } from '../../office/messages/messages.service.js'
import { Settings } from '../../office/settings/settings.service.js'
import { type StoredOrder } from '../orders/store/stored-order.js'
import { type StoredReview } from './reviews.queries.js'

/** As much of a review as a phone shows at once. */
const LONGEST = 200

interface Reviewed {
  order: StoredOrder
  item: StoredOrder['items'][number]
  review: StoredReview
}

/** Tells staff that a review waits, and its author what became of it. */
@Injectable()
export class ReviewNotices {
  constructor(
    private readonly messages: Messages,
    private readonly settings: Settings,
  ) {}

  /** It begins to wait; in the transaction that stores it. */
  async waiting({ item, review }: Pick<Reviewed, 'item' | 'review'>): Promise<void> {
    await this.messages.toStaff('reviewWaiting', {
      about: occasion(review),
      facts: {
        product: await this.settings.nameInWords(item),
        stars: String(review.rating),
        review: beginningOf(review.comment, LONGEST) || '(no words)',
        link: '/admin-review-approval',
      },
    })
  }

  /** It was decided; in the transaction that notes that its author was told. */
  async decided({ order, item, review }: Reviewed): Promise<void> {
    const { orderId, mobileNumber, contactName: name, email } = order
    await this.messages.toCustomer('reviewDecided', {
      customer: { mobileNumber, name, email },
      about: occasion(review),
      facts: {
        product: await this.settings.nameInWords(item),
        decision: decisionInWords(review),
        link: `/userhomepage?${new URLSearchParams({ tab: 'review', order: orderId, product: item.Id })}`,
      },
    })
  }
}

const occasion = ({ _id, decisions }: StoredReview): string => `${_id}:${decisions}`

function decisionInWords({ approved, reason }: StoredReview): string {
  if (approved) return 'Everybody can read it now.'
  const why = reason ? ` The reason: ${reason}` : ''
  return `Your review has been rejected. Please edit and resubmit.${why}`
}
