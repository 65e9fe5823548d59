import { Injectable } from '@nestjs/common'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { KeepBoms } from '../keep-boms.service.js'
import { BomAnswers } from './bom-answers.service.js'
import { type ChangeBomBody, type CreateBomBody, toBomFields } from './bom-bodies.dto.js'
import { type BomAnswer } from './boms.dto.js'

const OTHER_ID = 'The id is not that of the path.'

/** Creates and changes BOMs from the bodies of the contract and of the console. */
@Injectable()
export class BomWrites {
  constructor(
    private readonly keeping: KeepBoms,
    private readonly answers: BomAnswers,
  ) {}

  /** @param requestKey identifies the request: when it is repeated, no second BOM is created */
  async create(
    body: CreateBomBody,
    { mobileNumber: by }: Principal,
    requestKey?: string,
  ): Promise<BomAnswer> {
    const draft = { ...toBomFields(body), parentProduct: body.parentProduct }
    const createdBy = body.createdBy || 'admin'
    return this.answers.one(await this.keeping.create({ draft, createdBy, by, requestKey }))
  }

  /** @param told converts the BOM to the caller's answer, also when another person saved it meanwhile */
  async change<Told extends BomAnswer>(
    id: string,
    body: ChangeBomBody,
    { mobileNumber: by }: Principal,
    told: (bom: BomAnswer) => Told,
  ): Promise<Told> {
    if (body.id !== undefined && body.id !== id) throw InvalidInput.field('id', OTHER_ID)
    const draft = { ...toBomFields(body), parentProduct: body.parentProduct }
    const { version } = body
    const changed = await this.keeping.change(id, {
      draft,
      version,
      by,
      toAnswer: async (bom) => told(await this.answers.one(bom)),
    })
    return told(await this.answers.one(changed))
  }
}
