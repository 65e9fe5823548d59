import { ApiProperty } from '@nestjs/swagger'

/** A sentence that states what was done. */
export class MessageAnswer {
  @ApiProperty({ example: 'Order P-7KQ4-M2XD was deleted.' }) message!: string
}
