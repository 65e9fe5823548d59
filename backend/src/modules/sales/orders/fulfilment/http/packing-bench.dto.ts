import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsBoolean, IsUUID, Matches } from 'class-validator'
import { WholeNumber } from '../../../../../platform/http/fields/bounded-fields.js'
import { Optional } from '../../../../../platform/http/fields/optional-fields.js'
import { WHOLE_JARS } from '../../domain/line-refusals.js'

export class AssignByFefoBody {
  @ApiPropertyOptional({
    example: false,
    description: 'Also use batches whose shelf life on arrival is less than the settings ask for',
  })
  @Optional()
  @IsBoolean({ message: 'useShort is true or false.' })
  useShort: boolean = false
}

export class PackJarsBody {
  @ApiProperty({
    example: '7b0c1f1e-5a0e-4f0e-9f0c-2a51c1f2a4b5',
    description: 'Made by the client; the same jars sent again count once',
  })
  @IsUUID(undefined, { message: 'id is a UUID that names these jars.' })
  id!: string

  @ApiProperty({ example: 'FG-261121-004', description: 'As the label says it' })
  @Matches(/^FG-\d{6}-\d{3,}(-\d+)?$/, { message: 'batchNumber is the number on the label.' })
  batchNumber!: string

  @ApiPropertyOptional({ example: 1, description: 'Jars of this batch at once' })
  @Optional()
  @WholeNumber(1, 1_000, WHOLE_JARS)
  jars: number = 1
}
