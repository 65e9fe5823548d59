import { ApiProperty } from '@nestjs/swagger'
import { IsBoolean, IsEmail, IsIn, Matches, MaxLength } from 'class-validator'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { Trimmed } from '../../../../platform/http/fields/text-fields.js'
import { CONSENT_VERSIONS, CONSENTS, type ConsentVersion } from '../domain/consent.js'
import { type StoredSubscriber } from '../subscribers.queries.js'

const BAD_EMAIL = 'Please enter a valid email address'

export class SubscribeBody {
  @ApiProperty({ example: 'lakshmi@example.in', maxLength: 254 })
  @Trimmed()
  @MaxLength(254, { message: 'Email is too long' })
  @IsEmail({}, { message: BAD_EMAIL })
  email!: string

  @ApiProperty({
    enum: CONSENT_VERSIONS,
    example: 'emails-1',
    description: 'The text next to the button',
  })
  @IsIn(CONSENT_VERSIONS, { message: 'The page is out of date. Please reload it and subscribe again.' })
  consentVersion!: ConsentVersion
}

export const INCOMPLETE_LINK = 'The link is not complete.'
/** A token of these emails; those of messages about orders are longer. */
export const SUBSCRIPTION_TOKEN_LENGTH = 43

export class UnsubscribeBody {
  @ApiProperty({
    required: false,
    example: 'Zr1cP0vJ6o3w5o2yq8mJm1d8oQ1T9bq8xkq0m6p7c4E',
    description: 'From the link of an email; in the body or in the address',
  })
  @Optional()
  @Matches(/^[\w-]{43,200}$/, { message: INCOMPLETE_LINK })
  token?: string

  @ApiProperty({
    required: false,
    example: false,
    description: 'Takes the end back; only of messages about orders and products, in the body',
  })
  @Optional()
  @IsBoolean({ message: 'Undo is true or false.' })
  undo?: boolean
}

export class SubscriptionMessage {
  @ApiProperty({ example: 'Thank you. You will hear from us when a new batch is ready.' }) message!: string
}

/** A subscriber as staff see it. */
export class SubscriberAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: 'lakshmi@example.in' }) email!: string
  @ApiProperty({ example: true, description: 'The shop may write to this address' }) active!: boolean
  @ApiProperty({ type: Date, example: '2026-11-21T04:30:00.000Z' }) consentAt!: Date
  @ApiProperty({ enum: CONSENT_VERSIONS, example: 'emails-1' }) consentVersion!: ConsentVersion
  @ApiProperty({ description: 'What was agreed to' }) consentText!: string
  @ApiProperty({ type: Date, nullable: true, example: null }) unsubscribedAt!: Date | null
  @ApiProperty({
    example: 'https://jaadi.example/unsubscribe/Zr1cP0vJ6o3w5o2yq8mJm1d8oQ1T9bq8xkq0m6p7c4E',
    description: 'The link at the end of each email to this address',
  })
  unsubscribeLink!: string
}

export const THANKS = 'Thank you. You will hear from us when a new batch is ready.'
export const ENDED = 'You will get no more emails from us.'
export const ENDED_KINDS = {
  service: 'You will get no more emails about your orders.',
  marketing: 'You will get no more emails about our products.',
} as const
export const BACK_KINDS = {
  service: 'You will get emails about your orders again.',
  marketing: 'You will get emails about our products again.',
} as const

/** @param origin of the shop, without a slash at its end. */
export function toSubscriberAnswer(subscriber: StoredSubscriber, origin: string): SubscriberAnswer {
  const { _id, email, active, consentAt, consentVersion, unsubscribedAt, token } = subscriber
  return {
    id: String(_id),
    email,
    active,
    consentAt,
    consentVersion,
    unsubscribedAt,
    consentText: CONSENTS[consentVersion],
    unsubscribeLink: `${origin}/unsubscribe/${token}`,
  }
}
