import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator'
import { type Fault, FAULTS, type Operation, OPERATIONS } from './schemas/sandbox-shipment.schema.js'

export class ScanRequest {
  @IsString() @MaxLength(40) status!: string
}

export class FaultRequest {
  @IsIn(OPERATIONS) operation!: Operation
  @IsIn(FAULTS) fault!: Fault
  /** How many of the next calls misbehave; 0 ends it. */
  @IsOptional() @IsInt() @Min(0) @Max(1000) times?: number
  /** How many calls go well before that. */
  @IsOptional() @IsInt() @Min(0) @Max(1000) skip?: number
  @IsOptional() @IsInt() @Min(0) @Max(60_000) hangMs?: number
}
