import { Injectable } from '@nestjs/common'
import { type Fault, type Row, type Values } from '../../../../kernel/csv/table.js'
import { ManageOutlets, type NewOutlet } from '../../outlets/manage-outlets.service.js'
import { Outlets } from '../../outlets/outlets.service.js'
import { type ImportKind } from './import-kind.js'

const numberOf = ({ values }: Row): string => String(values['mobileNumberOutlet'])

function toOutlet(values: Values): NewOutlet {
  const { otpOutlet: otp, ...draft } = values
  return { ...draft, otp } as NewOutlet
}

/** Imports new outlets from a file. */
@Injectable()
export class OutletsImport implements ImportKind {
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
