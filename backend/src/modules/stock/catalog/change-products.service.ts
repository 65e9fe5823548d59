import { Injectable } from '@nestjs/common'
import { AppError } from '../../../kernel/errors/errors.js'
import { ChangeProduct, type ProductEdit } from './change-product.service.js'
import { type StoredProduct } from './products.service.js'

/** A change of one of several products. */
export interface OneOfMany extends Pick<ProductEdit, 'draft' | 'version'> {
  id: string
}

/** What became of several at once: each is changed, or refused, by itself. */
export interface ChangedProducts {
  changed: StoredProduct[]
  refused: { id: string; error: AppError }[]
}

/** Changes several products, by the rules and in the transaction of each. */
@Injectable()
export class ChangeProducts {
  constructor(private readonly changing: ChangeProduct) {}

  async change(edits: readonly OneOfMany[], toAnswer: ProductEdit['toAnswer']): Promise<ChangedProducts> {
    const done: ChangedProducts = { changed: [], refused: [] }
    for (const { id, draft, version } of edits)
      try {
        done.changed.push(await this.changing.change(id, { draft, version, toAnswer }))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        done.refused.push({ id, error })
      }
    return done
  }
}
