import { Injectable } from '@nestjs/common'
import { References } from '../../../platform/references.js'

/** What refers to a supplier. */
@Injectable()
export class SupplierReferences extends References {}
