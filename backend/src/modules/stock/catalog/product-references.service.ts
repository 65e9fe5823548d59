import { Injectable } from '@nestjs/common'
import { References } from '../../../platform/references.js'

/** Kinds of documents that refer to a product. */
@Injectable()
export class ProductReferences extends References {}
