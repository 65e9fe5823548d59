import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type ScanStatus } from '../domain/scans.js'

@Schema({ _id: false })
export class SandboxScan {
  @Prop({ type: String, required: true }) status!: ScanStatus
  @Prop({ type: String, required: true }) location!: string
  @Prop({ type: Date, required: true }) at!: Date
}
const SandboxScanSchema = SchemaFactory.createForClass(SandboxScan)

/** A parcel at the sandbox courier. It is in the database, so that processes share it and a restart keeps it. */
@Schema({ collection: 'sandbox_delhivery_shipments', versionKey: false })
export class SandboxShipment {
  /** Waybill, 14 digits. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) reference!: string
  @Prop({ type: Object, required: true }) shipment!: Record<string, unknown>
  @Prop({ type: [SandboxScanSchema], required: true }) scans!: SandboxScan[]
}
export const SandboxShipmentSchema = SchemaFactory.createForClass(SandboxShipment)
SandboxShipmentSchema.index({ reference: 1 }, { unique: true })

export const OPERATIONS = [
  'serviceability',
  'charges',
  'create',
  'track',
  'cancel',
  'label',
  'pickup',
] as const
export type Operation = (typeof OPERATIONS)[number]
export const FAULTS = [
  'hang-before',
  'hang-after',
  'error',
  'too-often',
  'no-amount',
  'insufficient-balance',
  'refuse',
] as const
export type Fault = (typeof FAULTS)[number]

/** Misbehaviour that a test or a demo asked for, for the next `times` calls of an operation. */
@Schema({ collection: 'sandbox_delhivery_faults', versionKey: false })
export class SandboxFault {
  @Prop({ type: String, enum: OPERATIONS, required: true }) _id!: Operation
  @Prop({ type: String, enum: FAULTS, required: true }) fault!: Fault
  @Prop({ type: Number, required: true }) times!: number
  /** Calls that go well first. */
  @Prop({ type: Number, default: 0 }) skip!: number
  /** How long a hanging call hangs. */
  @Prop({ type: Number, required: true }) hangMs!: number
}
export const SandboxFaultSchema = SchemaFactory.createForClass(SandboxFault)

/** A van that the sandbox was asked for: one a day and place. */
@Schema({ collection: 'sandbox_delhivery_pickups', versionKey: false })
export class SandboxPickup {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Number, required: true }) number!: number
  @Prop({ type: Object, required: true }) wish!: Record<string, unknown>
}
export const SandboxPickupSchema = SchemaFactory.createForClass(SandboxPickup)
