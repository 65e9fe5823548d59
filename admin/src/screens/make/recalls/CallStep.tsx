import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { type RecallCustomer } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { telLink } from '../../../kit/ui/contact-links.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { JarsOf } from './JarsOf.js'
import { MessageActions } from './MessageActions.js'
import { MessageForm } from './MessageForm.js'
import { plainList, row, Step } from './Step.js'
import { type RecallAtHand, useRecallStep } from './use-recall.js'

/** The customers to call, with the message. */
export function CallStep({ hand }: { hand: RecallAtHand }) {
  const say = useWords()
  const step = useRecallStep(hand)
  const { recall } = hand
  const customers = recall.customers.flatMap((customer) => {
    const orders = customer.orders.filter(({ sent }) => sent)
    return orders.length > 0 ? [{ ...customer, orders }] : []
  })
  const told = customers.filter(isInformed).length
  return (
    <Step id="recall-call" heading={say('recallCall.title')}>
      {customers.length === 0 ? (
        <Typography>{say('recallCall.none')}</Typography>
      ) : (
        <>
          <Typography>
            <strong>{say('recallCall.told', { done: told, all: customers.length })}</strong>
          </Typography>
          <Typography>{say('recallCall.text')}</Typography>
          <MessageForm hand={hand} />
          {hand.isOpen && <SendToAll hand={hand} step={step} count={customers.length} />}
          <Button
            component={Link}
            to={`/dashboard/recalls/${recall.id}/letters`}

            sx={{ justifySelf: 'start' }}
          >
            {say('recallCall.print')}
          </Button>
        </>
      )}
      <Box component="ul" sx={plainList}>
        {customers.map((customer) => (
          <Customer key={customer.orders[0]?.orderId} customer={customer} hand={hand} step={step} />
        ))}
      </Box>
    </Step>
  )
}

interface SendToAllProps {
  hand: RecallAtHand
  step: ReturnType<typeof useRecallStep>
  /** How many customers have the jars. */
  count: number
}

/** Asks first: what was sent cannot be taken back. */
function SendToAll({ hand: { recall }, step, count }: SendToAllProps) {
  const say = useWords()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const send = async () => {
    const isSent = await step.run('send', (api) => api.recallStep(recall.id, 'message'))
    setAsking(false)
    if (isSent && !recall.drill) notify('recallCall.sent', { type: 'success' })
  }
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
        {say('recallCall.sendAll')}
      </Button>
      <Confirm
        isOpen={asking}
        irreversible
        loading={step.isBusy('send')}
        title={say('recallCall.sendAllTitle', { smart_count: count })}
        content={say(recall.drill ? 'recallCall.sendDrillText' : 'recallCall.sendAllText')}
        confirm={say('recallCall.sendAll')}
        cancel={say('recallMoney.cancel')}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

const isInformed = ({ orders }: RecallCustomer) => orders.every(({ informed }) => informed !== null)

/** Ten digits; the text that replaces a deleted account's number is not one. */
const isNumber = (text: string) => /^[6-9]\d{9}$/.test(text)

interface CustomerProps {
  customer: RecallCustomer
  hand: RecallAtHand
  step: ReturnType<typeof useRecallStep>
}

function Customer({ customer, hand, step }: CustomerProps) {
  const say = useWords()
  const { name, contactNumber, accountNumber, address, orders } = customer
  return (
    <Box component="li" sx={row}>
      <strong>{name}</strong>
      {isNumber(contactNumber) ? (
        <>
          <TapLink href={telLink(contactNumber)}>{contactNumber}</TapLink>
          {accountNumber !== contactNumber && isNumber(accountNumber) && (
            <TapLink href={telLink(accountNumber)}>
              {say('recallCall.account', { number: accountNumber })}
            </TapLink>
          )}
          <Typography variant="body2">{address}</Typography>
        </>
      ) : (
        <Typography variant="body2">{say('recallCall.gone')}</Typography>
      )}
      {orders.map((order) => (
        <Box key={order.orderId}>
          <TapLink component={Link} to={`/assign-stock?order=${encodeURIComponent(order.orderId)}`}>
            {order.orderId}
          </TapLink>
          <JarsOf order={order} />
        </Box>
      ))}
      <MessageActions
        name={name}
        message={customer.message}
        number={isNumber(contactNumber) && !hand.recall.drill ? contactNumber : null}
      />
      <Informed customer={customer} hand={hand} step={step} />
    </Box>
  )
}

function Informed({ customer, hand: { recall, isOpen }, step }: CustomerProps) {
  const say = useWords()
  const { name, orders } = customer
  const done = isInformed(customer)
  const first = orders[0]
  const mark = () =>
    step.run(name, (api) => {
      const orderIds = orders.map(({ orderId }) => orderId)
      return api.recallStep(recall.id, 'marks', { mark: 'informed', orderIds, done: !done })
    })
  return (
    <>
      {done && first?.informed && (
        <Typography variant="body2" sx={{ color: 'success.main', fontWeight: 600 }}>
          {say('recallCall.informedBy', {
            at: formatDateTime(first.informed.at),
            by: personName(first.informed.by),
          })}
        </Typography>
      )}
      {isOpen && (
        <Button
          variant={done ? 'text' : 'contained'}
          aria-label={say(done ? 'recallCall.undoOf' : 'recallCall.informedOf', { name })}
          loading={step.isBusy(name)}
          onClick={() => void mark()}
          sx={{ justifySelf: 'start' }}
        >
          {say(done ? 'recallCall.undo' : 'recallCall.informed')}
        </Button>
      )}
    </>
  )
}
