import { Injectable } from '@nestjs/common'
import { References } from '../../../platform/references.js'

/** What refers to a BOM; whoever adds a reference writes the BOM by `BomQueries.locked`. */
@Injectable()
export class BomReferences extends References {}
