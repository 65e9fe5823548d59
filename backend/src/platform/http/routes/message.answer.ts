import { ApiProperty } from '@nestjs/swagger'

/** What was done, in a sentence. */
export class MessageAnswer {
  @ApiProperty({ example: 'Order P-7KQ4-M2XD was deleted.' }) message!: string
}
