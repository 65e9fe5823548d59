import { Injectable } from '@nestjs/common'
import { type Paise } from '../../../kernel/amounts/money.js'
import { Registry } from '../../../platform/registry.js'
import { type CodeCounts } from './domain/catalogue-lists.js'

/** Facts that the settings need from the modules above. */
interface Facts {
  /** Finished products by their codes. Inactive ones count too, since they may be sold again. */
  codesInUse: CodeCounts
  /** Price of the cheapest active 1 kg chicken jar; null when none is sold. */
  cheapestChickenPerKgPaise: Paise | null
  hasProductForSale: boolean
  /** Whether a staff member who may log in has a PIN that strangers know. */
  hasKnownPin: boolean
  /** Whether every admin who may log in has a second factor. */
  adminsHaveSecondFactor: boolean
}

type Announced = { [Fact in keyof Facts]: () => Promise<Facts[Fact]> }

/** Facts that modules above register, so that every caller can ask the settings for them. */
@Injectable()
export class ShopFacts extends Registry<Announced> {
  /** The current value of a fact; read in the caller's transaction when there is one. */
  of<Fact extends keyof Facts>(fact: Fact): Promise<Facts[Fact]> {
    return this.share(fact)()
  }
}
