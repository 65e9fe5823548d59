import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, IsString, Matches, Max, Min } from 'class-validator'
import { type Fault, FAULTS, type Operation, OPERATIONS } from './schemas/cashfree-control.schema.js'
import { REFUND_STATUSES, type RefundStatus } from './schemas/cashfree-records.schema.js'

/** The provider's own names of a payment's end; PENDING: the bank is silent for now. */
const OUTCOMES = ['SUCCESS', 'FAILED', 'USER_DROPPED', 'PENDING'] as const

/** Body of POST /sandbox/cashfree/sessions/{payment_session_id}/complete. */
export class CompleteBody {
  @IsIn(OUTCOMES) outcome!: (typeof OUTCOMES)[number]
  /** False: the webhook is lost. */
  @IsOptional() @IsBoolean() webhook?: boolean
  /** Copies of the webhook sent at once. */
  @IsOptional() @IsInt() @Min(1) @Max(50) times?: number
  /** Rupees; another amount than the order's. */
  @IsOptional() @IsNumber({ maxDecimalPlaces: 2 }) @Min(0.01) amount?: number
  @IsOptional() @Matches(/^[A-Z]{3}$/) currency?: string
  /** A bank that answers after the session ended, or a second time. */
  @IsOptional() @IsBoolean() force?: boolean
  /** The payment succeeds but the order is not called PAID. */
  @IsOptional() @IsBoolean() keepOrderActive?: boolean
  /** Settles an earlier, pending payment. */
  @IsOptional() @IsString() @Matches(/^\d{5,20}$/) cf_payment_id?: string
}

/** Body of POST /sandbox/cashfree/faults. */
export class FaultBody {
  @IsIn(OPERATIONS) operation!: Operation
  @IsIn(FAULTS) fault!: Fault
  @IsOptional() @IsInt() @Min(0) @Max(1000) times?: number
  @IsOptional() @IsInt() @Min(0) @Max(120_000) hangMs?: number
}

/** Body of POST /sandbox/cashfree/webhooks; what is not given is as it should be. */
export class WebhookPlanBody {
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000) drop?: number
  @IsOptional() @IsInt() @Min(1) @Max(50) repeat?: number
  @IsOptional() @IsInt() @Min(0) @Max(600_000) delayMs?: number
  @IsOptional() @IsInt() @Min(0) @Max(50) reorder?: number
}

/** Body of POST /sandbox/cashfree/refunds/{refund_id}/decide. */
export class RefundDecisionBody {
  @IsIn(REFUND_STATUSES) status!: RefundStatus
}
