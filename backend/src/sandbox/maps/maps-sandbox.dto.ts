import { Type } from 'class-transformer'
import { IsNumber, IsString } from 'class-validator'

export class TextQuery {
  @IsString() q!: string
}

export class PointQuery {
  @Type(() => Number) @IsNumber() lat!: number
  @Type(() => Number) @IsNumber() lon!: number
}
