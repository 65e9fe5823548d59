import { addWords } from '../../kit/words/added.js'

const cockpitScreenWords = addWords({
  waits: {
    assignLabel: 'Assign by FEFO: order %{orderId}',
    approveLabel: 'Approve the review of %{name}',
    rejectLabel: 'Reject the review of %{name}',
    overdue: 'overdue since %{at}',
    due: 'due %{at}',
    jars: '%{smart_count} jar |||| %{smart_count} jars',
    since: 'since %{at}',
  },
  course: {
    title: 'Sales, spent and earned',
    text: '%{month}: sales of %{sales} with delivery, less %{spent} for goods, courier, fees, refunds and expenses.',
    label: 'Sales, spent and earned by month',
    sales: 'Sales',
    spent: 'Spent',
    earned: 'Earned',
    month: 'Month',
  },
  out: {
    title: 'Running out',
    help: 'At the rate of their last sales, with the jars that nobody has ordered yet.',
    gone: 'sold out',
    today: '%{free} left, today',
    days: '%{free} left, about %{smart_count} day |||| %{free} left, about %{smart_count} days',
    coming: '%{jars} being made',
    plan: 'See the cook plan',
  },
  top: { title: 'Top jars' },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    cockpitScreenWords: typeof cockpitScreenWords
  }
}
