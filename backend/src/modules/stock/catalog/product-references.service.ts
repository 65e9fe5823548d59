import { Injectable } from '@nestjs/common'
import { References } from '../../../platform/references.js'

/** What refers to a product. */
@Injectable()
export class ProductReferences extends References {}
