import { Decimal, Whole } from '../../../../../platform/http/fields/bounded-fields.js'

const mm = 'millimetres'

/** The layout of a sheet of labels on A4. */
export class LabelSheetValues {
  @Whole('The number of columns', 1, 10, 'labels beside each other', 4) columns!: number
  @Whole('The number of rows', 1, 30, 'labels below each other', 10) rows!: number
  @Decimal('The width of a label', 10, 210, 1, mm, 52) widthMm!: number
  @Decimal('The height of a label', 10, 297, 1, mm, 27) heightMm!: number
  @Decimal('The left margin', 0, 100, 1, mm, 1) marginLeftMm!: number
  @Decimal('The top margin', 0, 100, 1, mm, 13.5) marginTopMm!: number
  @Decimal('The distance from label to label across', 10, 210, 1, mm, 52) pitchXMm!: number
  @Decimal('The distance from label to label down', 10, 297, 1, mm, 27) pitchYMm!: number
  @Decimal('The shift to the right', -20, 20, 1, mm, 0) offsetXMm!: number
  @Decimal('The shift down', -20, 20, 1, mm, 0) offsetYMm!: number
  @Decimal('The padding', 0, 20, 1, mm, 3) paddingMm!: number
  @Whole('The first label to print on', 1, 300, 'counted along the rows', 1) startCell!: number
}
