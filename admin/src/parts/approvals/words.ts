import { addWords } from '../../kit/words/added.js'

const approvalWords = addWords({
  approvals: {
    yes: 'Yes',
    no: 'No',
    yesLabel: 'Say yes: %{what}',
    noLabel: 'Say no: %{what}',
    approved: 'It is done, and whoever asked is told.',
    refused: 'Whoever asked is told why.',
    failed: 'It could not be done.',
    refuseTitle: 'Say no',
    reason: 'Why',
    reasonHelp: 'Whoever asked reads it.',
    reasonMissing: 'Say why.',
    asks: 'asked by %{by}',
    until: 'until %{at}',
    waiting: 'waits for a yes',
    statusApproved: 'done',
    statusRefused: 'refused',
    expired: 'not answered in time',
    empty: 'Nothing waits for the owner.',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    approvalWords: typeof approvalWords
  }
}
