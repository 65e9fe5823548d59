import { ApiProperty } from '@nestjs/swagger'
import { type ErrorCode, ERRORS } from '../../../kernel/errors/error-codes.js'
import { statusOf } from './error-status.js'

/** A code with its meaning, in general or for one call. */
export const lineOf = (code: ErrorCode, meaning: string = ERRORS[code].meaning): string =>
  `\`${code}\`: ${meaning}`

const codes = Object.keys(ERRORS) as ErrorCode[]

/** The one shape of an error on the wire (docs/domain/contract.md#errors). */
export class ErrorAnswer {
  @ApiProperty({ description: 'A sentence for a person', example: 'Please log in.' })
  error!: string

  @ApiProperty({ description: 'The same sentence', example: 'Please log in.' })
  message!: string

  @ApiProperty({
    enum: codes,
    enumName: 'ErrorCode',
    enumSchema: {
      description: codes.map((code) => `- ${statusOf(code)} ${lineOf(code)}`).join('\n'),
    },
  })
  code!: ErrorCode

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Data that helps to act on the error; depends on the code, and is often empty',
    example: { fields: { pin: 'A PIN has six digits.' } },
  })
  details!: Record<string, unknown>
}
