import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { type PackedJars, type Packing } from '../domain/fulfilment/packing.js'

/** See `PackedJars`. */
@Schema({ _id: false })
export class PackedJarsDocument implements PackedJars {
  @Prop({ type: String, required: true }) id!: string
  @Prop({ type: String, required: true }) batchNumber!: string
  @Prop({ type: Number, required: true, min: 1, validate: integer }) jars!: number
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
}
const PackedJarsSchema = SchemaFactory.createForClass(PackedJarsDocument)

/** See `Packing`. */
@Schema({ _id: false })
export class PackingDocument implements Packing {
  @Prop({ type: [PackedJarsSchema], default: [] }) jars!: PackedJarsDocument[]
  @Prop({ type: Date, default: null }) doneAt!: Date | null
  @Prop({ type: String, default: null }) doneBy!: string | null
}
export const PackingSchema = SchemaFactory.createForClass(PackingDocument)
