import { addWords } from '../../../kit/words/added.js'

const orderPageWords = addWords({
  standing: {
    deleted: 'Its customer deleted it before paying. Nothing is left to do.',
    archived: 'Nobody paid it for a long time: it is archived. Nothing is left to do.',
    review: 'Money came in that could not make it paid. An admin has to decide what becomes of it.',
    refundDue: 'Cancelled. An admin has to give %{amount} back.',
    refundStarted: 'Cancelled. %{amount} are on their way back; the payment provider has to confirm it.',
    refunded: 'Cancelled, and %{amount} went back. Nothing is left to do.',
    cancelled: 'Cancelled before any money came in. Nothing is left to do.',
    held: '%{name} has to pay %{amount}. The jars are held until %{at}.',
    unpaid: '%{name} has to pay %{amount}. No jar is held for it.',
    trouble: 'There is trouble with a parcel of it. Somebody here has to look at it.',
    assign: 'Paid. Somebody here has to assign batches for %{jars}.',
    waits: 'Paid, but it cannot be packed yet: %{reason}',
    pack: 'The batches are assigned. Somebody here has to put %{jars} into the box.',
    ship: 'Everything is in the box. Somebody here has to book the courier.',
    cannotShip: 'Everything is in the box, but the courier cannot be booked: %{reason}',
    pickup: 'Everything is in the box. %{name} has to come for it.',
    onItsWay: 'On its way to %{name}. The courier has to deliver it; nothing is to be done here.',
    question: 'Delivered, and %{name} has a question. Somebody here has to answer.',
    done: 'Delivered. Nothing is left to do.',
    jars: '%{smart_count} jar |||| %{smart_count} jars',
  },
  orderPage: {
    toDo: 'What is next',
    collect: 'Take the money',
    refund: 'Give the money back',
    review: 'Look at the payment',
    answer: 'Answer',
    print: 'Print',
    message: 'Message',
    whatsApp: 'WhatsApp to %{number}',
    whatsAppText: 'Hello %{name}, about your order %{orderId}:',
    call: 'Call %{number}',
    conversation: 'Conversation about the order',
    history: 'History',
    historyOf: 'History of %{name}',
    invoice: 'Invoice',
    money: 'Money',
    parcels: 'Parcels',
    customer: 'Customer',
    happened: 'What happened',
    state: 'Order',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    orderPageWords: typeof orderPageWords
  }
}
