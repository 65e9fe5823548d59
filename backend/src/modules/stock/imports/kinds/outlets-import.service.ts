import { Injectable } from '@nestjs/common'
import { isEmail } from 'class-validator'
import { matching, text } from '../../../../kernel/csv/cells.js'
import { type Column, type Fault, type Row, type Values } from '../../../../kernel/csv/table.js'
import { MOBILE_NUMBER, MOBILE_NUMBER_SENTENCE } from '../../../../kernel/text/mobile-number.js'
import { OTP_FORM, OTP_SENTENCE, OUTLET_LIMITS } from '../../outlets/domain/limits.js'
import { ManageOutlets, type NewOutlet } from '../../outlets/manage-outlets.service.js'
import { Outlets } from '../../outlets/outlets.service.js'
import { type ImportKind } from './import-kind.js'

const { name, email, address, role } = OUTLET_LIMITS

/** The columns are named like the fields of an outlet. */
const COLUMNS: readonly Column[] = [
  { name: 'name', ...text(name), required: true, examples: ['L.B Nagar', 'Kitchen'] },
  {
    name: 'mobileNumberOutlet',
    ...matching(MOBILE_NUMBER, `${MOBILE_NUMBER_SENTENCE}.`),
    required: true,
    examples: ['9000000010', '9000000011'],
  },
  {
    name: 'otpOutlet',
    ...matching(OTP_FORM, OTP_SENTENCE),
    required: true,
    examples: ['482913', '775201'],
  },
  {
    name: 'email',
    read: (cell) =>
      cell.length <= email && isEmail(cell)
        ? { value: cell }
        : { fault: 'Please enter a valid email address.' },
    required: true,
    examples: ['lbnagar@jaadi.example', 'kitchen@jaadi.example'],
  },
  {
    name: 'address',
    ...text(address),
    required: true,
    examples: ['Plot 12, L.B Nagar, Hyderabad 500074', '4 Back Lane'],
  },
  { name: 'roleOutlet', ...text(role), examples: ['Outlet', ''] },
]

const numberOf = ({ values }: Row): string => String(values['mobileNumberOutlet'])

function toOutlet(values: Values): NewOutlet {
  const { otpOutlet: otp, ...draft } = values
  return { ...draft, otp } as NewOutlet
}

/** Imports new outlets from a file. */
@Injectable()
export class OutletsImport implements ImportKind {
  readonly columns = COLUMNS
  /** Hashing each code takes time, and a maker has a handful of outlets. */
  readonly mostLines = 200

  constructor(
    private readonly outlets: Outlets,
    private readonly managing: ManageOutlets,
  ) {}

  async faults(rows: readonly Row[]): Promise<Fault[]> {
    const taken = new Set((await this.outlets.all()).map(({ mobileNumberOutlet }) => mobileNumberOutlet))
    const inFile = new Set<string>()
    const numbered = rows.filter(({ values }) => values['mobileNumberOutlet'] !== undefined)
    return numbered.flatMap((row) => {
      const number = numberOf(row)
      const isTwin = inFile.has(number)
      inFile.add(number)
      if (!isTwin && !taken.has(number)) return []
      const message = isTwin
        ? 'An earlier line has the same number.'
        : `There is an outlet with the number ${number} already.`
      return [{ line: row.line, column: 'mobileNumberOutlet', message }]
    })
  }

  /** The code of an outlet is never shown. */
  shown(rows: readonly Row[]): Promise<Record<string, string>[]> {
    return Promise.resolve(rows.map(() => ({ otpOutlet: '••••••' })))
  }

  async prepare(rows: readonly Row[]): Promise<() => Promise<void>> {
    const outlets = await this.managing.hashed(rows.map(({ values }) => toOutlet(values)))
    return () => this.managing.createAll(outlets)
  }
}
