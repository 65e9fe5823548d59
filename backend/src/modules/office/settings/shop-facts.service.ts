import { Injectable } from '@nestjs/common'
import { type Paise } from '../../../kernel/amounts/money.js'
import { Registry } from '../../../platform/registry.js'
import { type CodeCounts } from './domain/catalogue-lists.js'

/** What the settings ask of the modules above them. */
interface Facts {
  /** Finished products by the code they have. Inactive ones count too, since they may be sold again. */
  codesInUse: CodeCounts
  /** Price of the cheapest active 1 kg chicken jar; null when none is sold. */
  cheapestChickenPerKgPaise: Paise | null
  hasProductForSale: boolean
  /** Whether an employee who may log in has a PIN that strangers know. */
  hasKnownPin: boolean
  /** Whether every admin who may log in shows more than a PIN. */
  adminsHaveSecondFactor: boolean
}

type Announced = { [Fact in keyof Facts]: () => Promise<Facts[Fact]> }

/** Facts of the shop that other modules know. Each module registers its own, so that everybody can ask the settings. */
@Injectable()
export class ShopFacts extends Registry<Announced> {
  /** As it is now; in the caller's transaction where there is one. */
  of<Fact extends keyof Facts>(fact: Fact): Promise<Facts[Fact]> {
    return this.share(fact)()
  }
}
