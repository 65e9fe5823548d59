import { ApiProperty, OmitType } from '@nestjs/swagger'
import { type Role, ROLES } from '../../../../kernel/access/permissions.js'
import { maskMobileNumber } from '../../../../kernel/text/mobile-number.js'
import { type SeenAs, seenAs } from '../../../../platform/http/answers/shown-to.js'
import { ISSUE_STATUSES, issueDue, type IssueStatus } from '../domain/issue.js'
import { photoAddress, type StoredIssue } from '../issues.queries.js'
import { type IssueMessage } from '../schemas/issue.schema.js'

export class IssueMessageAnswer {
  @ApiProperty({ example: '9876543210' }) sender!: string
  @ApiProperty({ enum: ROLES }) role!: Role
  @ApiProperty({ example: 'Hi, I have an issue with this order.' }) message!: string
  @ApiProperty({ type: Date }) timestamp!: Date
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Address of the photo that the customer sent; for this customer and staff',
  })
  photo!: string | null
}

@seenAs<IssueAnswer>(masked)
export class IssueAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ example: '9876543210' }) mobileNumber!: string
  @ApiProperty({ example: 'Order' }) issueType!: string
  @ApiProperty({ example: 'Issue for Order P-7KQ4-M2XD' }) subject!: string
  @ApiProperty({ example: '' }) description!: string
  @ApiProperty({ enum: ISSUE_STATUSES }) status!: IssueStatus
  @ApiProperty({ type: [IssueMessageAnswer] }) messages!: IssueMessageAnswer[]
  @ApiProperty({ type: Date }) createdAt!: Date
  @ApiProperty({ type: Date }) updatedAt!: Date
}

/** A line of the console's list. */
@seenAs<IssueRowAnswer>(masked)
export class IssueRowAnswer extends OmitType(IssueAnswer, ['messages'] as const) {
  @ApiProperty({ type: IssueMessageAnswer, nullable: true }) lastMessage!: IssueMessageAnswer | null
  @ApiProperty({ example: 1, description: 'Messages of the customer that nobody has seen' }) unread!: number
  @ApiProperty({ type: Date, nullable: true, description: 'Until when somebody must answer or settle it' })
  dueAt!: Date | null
  @ApiProperty({ type: [String], example: ['FG-261121-004'], description: 'Of the jars of the order' })
  batchNumbers!: string[]
}

export class IssueNoteAnswer {
  @ApiProperty({ example: 'Srinu' }) by!: string
  @ApiProperty({ type: Date }) at!: Date
  @ApiProperty({ example: 'The lid machine was loose that day.' }) text!: string
}

export class BatchComplaintsAnswer {
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 3, description: 'Issues of half a year about orders with jars of the batch' })
  complaints!: number
}

/** An issue with all that only staff see. */
export class StaffIssueAnswer extends IssueRowAnswer {
  @ApiProperty({ type: [IssueMessageAnswer] }) messages!: IssueMessageAnswer[]
  @ApiProperty({ type: Date, nullable: true, description: 'Until when the customer has an answer' })
  answerBy!: Date | null
  @ApiProperty({ type: Date, nullable: true, description: 'Until when it is settled' }) settleBy!: Date | null
  @ApiProperty({ type: [IssueNoteAnswer] }) notes!: IssueNoteAnswer[]
  @ApiProperty({ type: [BatchComplaintsAnswer] }) batches!: BatchComplaintsAnswer[]
}

export class SeenAnswer {
  @ApiProperty({ example: 0, description: 'Messages of the other side that the caller has not read' })
  unread!: number
}

export class ReadyAnswerAnswer {
  @ApiProperty({ example: 'Please send a photo' }) title!: string
  @ApiProperty({
    example: 'Dear Lakshmi Rao, please send us a photo.',
    description: 'With the facts of the order',
  })
  text!: string
}

export class ComplainedBatchAnswer extends BatchComplaintsAnswer {
  @ApiProperty({ type: Date, description: 'When the last one was raised' }) latestAt!: Date
}

export class IssuesAnswer {
  @ApiProperty({ type: [IssueAnswer] }) issues!: IssueAnswer[]
}

export function toIssueAnswer(issue: StoredIssue): IssueAnswer {
  return { ...about(issue), messages: issue.messages.map((message) => toMessageAnswer(issue, message)) }
}

export function toIssueRow(issue: StoredIssue): IssueRowAnswer {
  const { lastMessage, unreadByStaff, dueAt, batchNumbers } = issue
  return {
    ...about(issue),
    lastMessage: lastMessage && toMessageAnswer(issue, lastMessage),
    unread: unreadByStaff,
    dueAt,
    batchNumbers,
  }
}

export function toStaffIssue(issue: StoredIssue, batches: BatchComplaintsAnswer[]): StaffIssueAnswer {
  const { answerBy, settleBy } = issueDue(issue.status, issue)
  return {
    ...toIssueRow(issue),
    ...toIssueAnswer(issue),
    answerBy,
    settleBy,
    notes: issue.notes.map(({ by, at, text }) => ({ by, at, text })),
    batches,
  }
}

function about(issue: StoredIssue): Omit<IssueAnswer, 'messages'> {
  const id = String(issue._id)
  const { orderId, mobileNumber, issueType, subject, description, status, createdAt, updatedAt } = issue
  return { id, _id: id, orderId, mobileNumber, issueType, subject, description, status, createdAt, updatedAt }
}

function toMessageAnswer(
  { _id }: StoredIssue,
  { sender, role, message, timestamp, photo }: IssueMessage,
): IssueMessageAnswer {
  return { sender, role, message, timestamp, photo: photo ? photoAddress(_id, photo) : null }
}

interface ToldIssue {
  mobileNumber: string
  status: IssueStatus
  messages?: IssueMessageAnswer[]
  lastMessage?: IssueMessageAnswer | null
}

/** Packers see the number of a customer while the issue is open. */
function masked<Issue extends ToldIssue>(issue: Issue, sees: Parameters<SeenAs<Issue>>[1]): Issue {
  if (!sees('support.reply') || sees('customers.manage') || issue.status === 'Open') return issue
  const number = maskMobileNumber(issue.mobileNumber)
  const toldBy = (message: IssueMessageAnswer): IssueMessageAnswer =>
    message.role === 'user' ? { ...message, sender: number } : message
  return {
    ...issue,
    mobileNumber: number,
    ...(issue.messages ? { messages: issue.messages.map(toldBy) } : {}),
    ...(issue.lastMessage ? { lastMessage: toldBy(issue.lastMessage) } : {}),
  }
}
