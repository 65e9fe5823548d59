import { Injectable } from '@nestjs/common'
import { References } from '../../../platform/references.js'

/**
 * Kinds of documents that refer to a BOM; code that adds a reference writes the BOM by
 * `BomQueries.locked`.
 */
@Injectable()
export class BomReferences extends References {}
