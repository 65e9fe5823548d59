import { ApiProperty } from '@nestjs/swagger'
import { type Role, ROLES } from '../../../../kernel/access/permissions.js'
import { ISSUE_STATUSES, type IssueStatus } from '../domain/issue.js'
import { type StoredIssue } from '../issues.queries.js'

export class IssueMessageAnswer {
  @ApiProperty({ example: '9876543210' }) sender!: string
  @ApiProperty({ enum: ROLES }) role!: Role
  @ApiProperty({ example: 'Hi, I have an issue with this order.' }) message!: string
  @ApiProperty({ type: Date }) timestamp!: Date
}

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

export class IssuesAnswer {
  @ApiProperty({ type: [IssueAnswer] }) issues!: IssueAnswer[]
}

export function toIssueAnswer(issue: StoredIssue): IssueAnswer {
  const id = String(issue._id)
  const { orderId, mobileNumber, issueType, subject, description, status, createdAt, updatedAt } = issue
  const messages = issue.messages.map(({ sender, role, message, timestamp }) => ({
    sender,
    role,
    message,
    timestamp,
  }))
  return {
    id,
    _id: id,
    orderId,
    mobileNumber,
    issueType,
    subject,
    description,
    status,
    messages,
    createdAt,
    updatedAt,
  }
}
