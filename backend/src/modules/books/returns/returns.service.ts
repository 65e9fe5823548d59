import { Injectable } from '@nestjs/common'
import { type IstDay, istMonth } from '../../../kernel/dates/ist.js'
import { Settings } from '../../office/settings/settings.service.js'
import { IssuedPapers } from '../../sales/orders/money/issued-papers.queries.js'
import { type Gstr1, Gstr1Sums } from './domain/gstr1.js'

/** What a month declares under GST (docs/domain/books.md#gstr-1). */
@Injectable()
export class Returns {
  constructor(
    private readonly papers: IssuedPapers,
    private readonly settings: Settings,
  ) {}

  /** Reads every paper of the month, one after another. @param day any day of it */
  async ofMonth(day: IstDay): Promise<Gstr1> {
    const { first, last } = istMonth(day)
    const sums = new Gstr1Sums((await this.settings.current()).taxLimits)
    for await (const paper of this.papers.between(first, last)) sums.add(paper)
    return sums.sums()
  }
}
