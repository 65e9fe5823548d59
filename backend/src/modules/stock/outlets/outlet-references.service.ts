import { Injectable } from '@nestjs/common'
import { References } from '../../../platform/references.js'

/** Kinds of documents that refer to an outlet. */
@Injectable()
export class OutletReferences extends References {}
