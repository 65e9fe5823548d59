import { constants, setPriority } from 'node:os'
import { answerOrder } from '../aside.js'
import { type OffSiteOrder, sendNewest } from './send-newest.js'

answerOrder((order: OffSiteOrder) => {
  setPriority(constants.priority.PRIORITY_LOW)
  return sendNewest(order)
})
