import { addWords } from '../words/added.js'

const emptyWords = addWords({
  /** What a list holds, for somebody who sees it empty. */
  about: {
    products: 'Here stand the jars that you sell, and what goes into them.',
    outlets:
      'An outlet is a place where stock is kept: the kitchen, the shop, a market stall. Stock needs one.',
    suppliers: 'Whom you buy from, with the number to call and what they sold you last.',
    expenses:
      'What you spend beside ingredients: gas, rent, wages, repairs. It is taken off what a month earned.',
    stock: 'Each sack and each pot that you receive is a batch of its own, with its price and its day.',
    boms: 'A BOM is a recipe: what goes into so many jars. Costs, the cook plan and reservations begin with it.',
    reservations: 'A reservation sets ingredients aside for a pot that you are going to cook.',
    issues: 'Questions of customers about their orders come here by themselves.',
    reviews: 'What customers say about a jar comes here by itself, and is shown once you approve it.',
    employees: 'Everybody who works here logs in with a number and a PIN of their own.',
    audit: 'Who changed what, and when, is written down here by itself.',
    payments: 'Money that came in and could not make an order paid comes here by itself.',
    courier: 'Parcels that came back, are lost or stand still come here by themselves.',
    orders:
      'Orders of the shop come here by themselves. An order by phone or at the counter you take yourself.',
    refunds: 'Cancelled orders whose money has to go back come here by themselves.',
    refunded: 'Orders whose money went back.',
    customers: 'You can take the first order yourself, for somebody who calls or stands at the counter.',
    claims: 'A claim is made from the page of a parcel that is lost or came back broken.',
    subscribers: 'Who ticks the box below a policy stands here. The box is switched on in the shop profile.',
    approvals:
      'What a packer gives away, writes off or enters beyond the bound in the settings waits here for the owner.',
    messages: 'What the shop tells people goes out by itself; what did not go out stands here.',
    payouts: 'Its lines are matched with your orders, so that you see whether all money arrived.',
  },
  fill: {
    products: 'Create the first product',
    outlets: 'Fill in the first outlet',
    suppliers: 'Write down the first supplier',
    expenses: 'Write down an expense',
    stock: 'Fill in the first receipt',
    boms: 'Write the first BOM',
    reservations: 'Make the first reservation',
    employees: 'Add the first employee',
    order: 'Take the first order',
    takeOrder: 'Take an order',
    toAssign: 'Assign batches to orders',
    allOrders: 'Look at all orders',
    profile: 'Open the shop profile',
    payouts: 'Choose the report',
  },
})

declare module '../words/words.js' {
  interface Catalogue {
    emptyWords: typeof emptyWords
  }
}
