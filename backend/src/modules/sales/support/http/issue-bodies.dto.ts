import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsIn, IsNotEmpty, ValidateNested } from 'class-validator'
import { ORDER } from '../../../../kernel/text/order-ids.js'
import { Text, WholeNumber } from '../../../../platform/http/fields/bounded-fields.js'
import { Optional, OptionalText } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, tooLong, Trimmed } from '../../../../platform/http/fields/text-fields.js'
import { PageNumber, PageSize } from '../../../../platform/lists/page-query.js'
import { FIRST_MESSAGE, ISSUE_STATUSES, type IssueStatus, MOST_MESSAGES } from '../domain/issue.js'

const LONGEST = 2000
const FIRST_MESSAGES = 10
const STATUS = { message: 'The status is Open or Resolved.' }

/** Any sender, role or time in it is dropped: the session and the clock know them. */
export class FirstMessageBody {
  @ApiProperty({ example: FIRST_MESSAGE, maxLength: LONGEST })
  @TextUpTo(LONGEST, tooLong('A message', LONGEST))
  message!: string
}

/** Any status in it is dropped: an issue starts Open. */
export class RaiseIssueBody {
  @ApiProperty({ example: 'P-7KQ4-M2XD', description: 'orderId or _id' })
  @IsNotEmpty(ORDER)
  @TextUpTo(40, ORDER)
  orderId!: string

  @ApiPropertyOptional({ example: 'Order', default: 'Order', maxLength: 40 })
  @OptionalText()
  @Trimmed()
  @TextUpTo(40, tooLong('issueType', 40))
  issueType?: string

  @ApiPropertyOptional({ example: 'Issue for Order P-7KQ4-M2XD', maxLength: 200 })
  @OptionalText()
  @Trimmed()
  @TextUpTo(200, tooLong('The subject', 200))
  subject?: string

  @ApiPropertyOptional({ example: 'One jar leaked.', maxLength: LONGEST })
  @OptionalText()
  @Trimmed()
  @TextUpTo(LONGEST, tooLong('The description', LONGEST))
  description?: string

  @ApiPropertyOptional({
    type: [FirstMessageBody],
    maxItems: FIRST_MESSAGES,
    description: `What the customer says first; "${FIRST_MESSAGE}" when there is nothing`,
  })
  @Optional()
  @IsArray({ message: 'messages is a list.' })
  @ArrayMaxSize(FIRST_MESSAGES, { message: `At most ${FIRST_MESSAGES} messages at once.` })
  @ValidateNested({ each: true, message: 'Each message is an object with a text.' })
  @Type(() => FirstMessageBody)
  messages?: FirstMessageBody[]
}

/** A message, a status, or both. */
export class UpdateIssueBody {
  @ApiPropertyOptional({ example: 'When will the new jar arrive?', maxLength: LONGEST })
  @OptionalText()
  @Trimmed()
  @IsNotEmpty({ message: 'A message cannot be only spaces.' })
  @TextUpTo(LONGEST, tooLong('A message', LONGEST))
  message?: string

  @ApiPropertyOptional({ enum: ISSUE_STATUSES, example: 'Resolved', description: 'Customers only re-open' })
  @Optional()
  @IsIn(ISSUE_STATUSES, STATUS)
  status?: IssueStatus
}

export class SeenBody {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MOST_MESSAGES, example: 3 })
  @WholeNumber(0, MOST_MESSAGES, { message: 'How many messages were on the screen.' })
  messages!: number
}

export class NoteBody {
  @Text('A note', 1, LONGEST, 'The lid machine was loose that day.') text!: string
}

export class IssuesQuery {
  @ApiPropertyOptional({ enum: ISSUE_STATUSES, example: 'Open' })
  @Optional()
  @IsIn(ISSUE_STATUSES, STATUS)
  status?: IssueStatus

  @PageNumber(100_000)
  page: number = 1

  @PageSize(100, 50)
  perPage: number = 50
}
