import { Injectable } from '@nestjs/common'
import { References } from '../../../platform/references.js'

/** What refers to an outlet. */
@Injectable()
export class OutletReferences extends References {}
