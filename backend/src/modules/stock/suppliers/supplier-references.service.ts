import { Injectable } from '@nestjs/common'
import { References } from '../../../platform/references.js'

/** Kinds of documents that refer to a supplier. */
@Injectable()
export class SupplierReferences extends References {}
