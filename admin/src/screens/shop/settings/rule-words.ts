import { addWords } from '../../../kit/words/added.js'

/** What the fields of the rules do; their names are with all others. */
const ruleWords = addWords({
  rules: {
    approvalsHelp:
      'What one packer may do in a day, by its worth. More than that waits for your yes; with 0 everything does.',
    codesHelp: 'Each code costs an SMS.',
    cookPlanHelp: 'How far the plan looks ahead, and how far back for what sells a day.',
    costsHelp:
      'The books do not know these costs. The fee is a part of what a customer pays, with its tax. The courier is assumed to cost what customers are charged for delivery. If its bills are written down as expenses, switch that on here: otherwise they count twice.',
    holdsHelp:
      'What one customer may keep from others without paying, and what packers may promise by phone. Your own phone orders have no limit.',
    packingHelp:
      'A batch that has less than this left after the latest day of delivery is offered last, and never chosen automatically.',
    policiesHelp: 'The policy pages say these numbers.',
    ratesHelp: 'They hold for orders from now on.',
    taxHelp:
      'Prices include it. It is noted on each order when it is placed, and does not change afterwards.',
    taxLimits: 'Limits of the law',
    taxLimitsHelp:
      'Change one when the law changes, with the day since which the new one holds. A shop registers above a turnover of a year, in Telangana ₹20,00,000. An invoice to another state is large above a worth. HSN codes have six digits above a turnover.',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    ruleWords: typeof ruleWords
  }
}
