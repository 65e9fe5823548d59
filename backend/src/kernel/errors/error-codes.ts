/**
 * Every code that an error may carry: by kind of error, each code with its meaning. The API document is made from this
 * list; `platform/http/error-status.ts` gives each kind its HTTP status.
 */
export const ERROR_CODES = {
  /** The input cannot be accepted. */
  invalid: {
    BAD_REQUEST: 'The request cannot be read.',
    CART_EMPTY: 'There is nothing in the cart to order.',
    ERROR: 'A file or page cannot be delivered as requested; the HTTP status says why.',
    IMPORT_FAULTS: 'Some lines of the file are wrong, so nothing was imported; `details.faults` lists them.',
    PICTURE_SIZE: 'The picture has too many or too few pixels.',
    UPLOAD_BROKEN: 'The upload ended before the whole file had arrived.',
    VALIDATION_FAILED: 'A value is missing or wrong; `details.fields` has a sentence for each field.',
  },
  /** The caller is unknown. */
  stranger: {
    BAD_SIGNATURE: 'The payment provider did not sign the event, or signed it too long ago.',
    INVALID_OTP: 'The code or PIN is wrong, used, expired or void.',
    NO_SESSION: 'Nobody is logged in, or the session has ended.',
  },
  /** The caller is known, but not allowed to do this. */
  forbidden: {
    CSRF: 'A page of another site sent the request.',
    FORBIDDEN: 'The role of the caller does not allow it.',
    ISSUE_STATUS_OF_STAFF: 'Only staff can set this status; customers can only re-open an issue.',
    NO_USES: 'No run and no order names the batch.',
    PIN_WANTED:
      'Staff enter their PIN again (`POST /session/pin`) and then repeat the request; `details.reason` says why.',
    ROLE_MISMATCH: 'The request names another role than the one that is stored.',
    SECOND_FACTOR_WANTED:
      'The PIN is right. Repeat the request with a `code`, or with the answer of a passkey to `details.passkey`.',
  },
  /** The request was meant for another host. */
  misdirected: {
    MISDIRECTED: 'The request names a host that is not the shop’s.',
  },
  missing: {
    NOT_FOUND: 'There is no such thing, or it is not the caller’s.',
  },
  /** The current state does not allow it. */
  conflict: {
    ACCOUNT_EXISTS: 'The mobile number has an account already.',
    ACTION_NOT_ALLOWED: 'The payment is not in a state for this; `details.actions` lists what can be done.',
    ADDRESSES_BUSY: 'Other requests are changing the addresses of the same account. Trying again is safe.',
    ALREADY_ASSIGNED: 'All jars of this item have their batch; `details.itemIdx` names the item.',
    ALREADY_PAID: 'The order is paid.',
    AMOUNT_MISMATCH: 'The client shows another amount than the order’s; `details` has both.',
    APPROVAL_DECIDED:
      'The request was decided otherwise, or nobody answered it in time; `details.status` says which.',
    APPROVAL_GREW:
      'What the request would do is worth more by now than when it was asked for; it shows the new worth, and still waits.',
    APPROVAL_REPLACED:
      'Whoever asked has done something else in its place since, under the same Idempotency-Key; it still waits.',
    BATCHES_MISSING: 'Too few jars are left for the order; `details.missing` names each item and how many.',
    BATCHES_NEAR_THEIR_DAY:
      'There are enough jars only with batches near their best-before day; `details.nearTheirDay` names them.',
    BATCH_EMPTIED: 'The batch is confirmed as used up. Take the confirmation back first.',
    BATCH_EXPIRED: 'The best-before day of the batch is over; an admin can allow its use.',
    BATCH_MISMATCH: 'The batch number and the id name two different batches.',
    BATCH_QUARANTINED: 'The batch is frozen; `details.reason` says why.',
    BILL_CANCELLED: 'The bill is cancelled and cannot be changed or paid any more.',
    BILL_EXISTS:
      'The supplier’s bill of this number is in the books of the year already; `details` has its number and day.',
    BILL_PAID: 'Payments of the bill stand against this; `details.paid` is their sum in rupees.',
    BOM_CIRCULAR:
      'A product would become its own component; `details.products` names the products of the circle.',
    BOM_IN_USE: 'A reservation was made from the BOM; `details.uses` counts what refers to it.',
    CART_BUSY: 'Other requests are changing the same cart. Trying again is safe.',
    CART_CHANGED:
      'The cart is not the one that the customer saw, or changed while the order was placed. Nothing was ordered; `details.changes` lists quantities.',
    CASH_SHORT: 'The drawer has less cash than this amount; `details` has both figures.',
    CHARGE_SETTLED: 'The charge does not differ, or somebody settled or disputed it already.',
    COUNT_CLOSED: 'The count is booked or dropped; `details.batchNumbers` are the lines that came too late.',
    COUNT_EMPTY: 'Nothing was counted yet.',
    COUNT_LINES_REFUSED: 'Lines of the count cannot be booked; `details.lines` has a sentence for each.',
    COURIER_STEP: 'The parcel is not in a state for this step; the sentence says why.',
    CUSTOMER_UNINFORMED:
      'Jars of an order are recalled and its customer was not informed yet; `details.orderId` names the order.',
    DRAWER_CLOSED: 'The cash drawer is not open. Open it before cash is taken or given.',
    DRAWER_OPEN: 'The cash drawer is open already; `details.openedBy` opened it.',
    EDIT_CONFLICT: 'Somebody else saved first; `details.current` is what is stored now.',
    EXPENSE_CORRECTED: 'The expense was corrected already, or is itself a correction.',
    HOLD_LIMIT:
      'The account’s unpaid orders already hold the most jars that are allowed; `details.orders` names these orders.',
    IMPORT_REPEATED: 'The same file was imported before; `details` says when, or as which invoice.',
    INSUFFICIENT_BATCH: 'The batch has less than was asked for; `details` has the figures.',
    INVALID_TRANSITION: 'The present state does not allow this step; `details` names the state.',
    IN_STOCK: 'There are jars of the product, so nobody needs to wait for it.',
    ISSUE_EXISTS: 'The order has an issue already.',
    ISSUE_FULL: 'The conversation has as many messages as it can hold.',
    ISSUE_WINDOW_CLOSED: 'The order is too old for a new issue; `details.days` is the limit.',
    JARS_COMPLETE: 'All jars that the order needs from this batch are in the box already.',
    JARS_NOT_SENT: 'The recalled jars have not left the shop. Hold the parcel back instead.',
    JARS_REFUNDED: 'The money for the recalled jars went back already, or is on its way.',
    JOB_RUNNING: 'The job is running, in this or another process, since `details.since`.',
    LAST_ADMIN: 'Nobody would be left who can manage staff.',
    MONTH_CLOSED: 'The month of the day is closed; `details.month` names it, `details.fields` the field.',
    MONTH_INCOMPLETE: 'Papers of the month are missing; `details.missing` has a sentence for each.',
    MONTH_NOT_DUE: 'The month is not over, or an earlier one is still open.',
    MONTH_OPEN: 'The month of the expense is open, so the expense itself can be changed.',
    NOTES_FULL: 'The customer has as many notes as can be kept.',
    NOTHING_TO_REFUND: 'The refund is below the smallest amount that the payment provider sends.',
    NOT_ASSIGNED: 'The item has no batch; `details.itemIdx` names the item.',
    NOT_CREDITABLE: 'No money of the order can be refunded: it was never paid, or all of it was refunded.',
    NOT_EXPIRED: 'The batch is not expired, or its use is allowed already.',
    NOT_PAID: 'The order has no invoice until it is paid.',
    NOT_PAYABLE: 'The order is paid, cancelled or under review, so it takes no payment.',
    NOT_QUARANTINED: 'The batch is not frozen.',
    NOT_RESERVED: 'The batch does not hold this quantity for this order.',
    NOT_SOLD: 'A product is not on sale any more; `details` names it.',
    NO_CREDIT_NOTE: 'No money of the order was credited.',
    NO_PASSKEYS_HERE: 'The shop has no web address with https. Browsers need one to make passkeys.',
    NO_PAYMENT_SESSION: 'No payment session can be opened for this order.',
    NO_PROVIDER_PAYMENT: 'The payment provider knows no payment of the order.',
    ORDER_DELETED: 'The order of this Idempotency-Key was deleted.',
    ORDER_TAKES_NO_PAYMENT: 'No payment can be accepted for the order; the sentence says why.',
    ORDER_UNDER_WAY: 'A paid order is not delivered yet; `details.orderId` names it.',
    OUTLET_EXISTS: 'Another outlet has the mobile number.',
    OUTLET_IN_USE: 'Stock belongs to the outlet; `details.uses` counts what refers to it.',
    OUT_OF_STOCK: 'Fewer jars are left than were asked for: `details.available` of product `details.Id`.',
    OWN_SECOND_FACTOR:
      'Admins cannot remove their own second factor in this way. They turn it off with a code.',
    PASSKEYS_FULL: 'The account has the most passkeys that are allowed. Remove one first.',
    PASSKEY_KNOWN: 'The passkey belongs to an account already.',
    PAYMENT_EXCEEDS_BILL: 'The payment is more than what is open of the bill; `details.open` in rupees.',
    PAYMENT_PENDING: 'An earlier payment of the order is not decided yet.',
    PAYMENT_UNDER_REVIEW: 'The shop is looking at a payment of the order.',
    PAYOUT_SETTLED: 'The line or settlement matches, or somebody settled it already.',
    PICKUP_IN_PROGRESS: 'Another request is asking for the van of that day.',
    PRICE_CHANGED: 'Prices differ from those that the customer saw; `details.changes` lists them.',
    PRICE_USED_IN_RUNS: 'Runs were costed with the old price; `details.runs` names them.',
    PRODUCT_EXISTS: 'Another material of the type has the name; `details.Id` names it.',
    PRODUCT_IN_USE: 'Something refers to the product (`details.uses`). Make it inactive instead.',
    RECEIPT_BILLED: 'A receipt stands on another bill already; `details.number` names that bill.',
    RECALL_CLOSED: 'The recall is closed and cannot be changed any more.',
    RECALL_DECIDED: 'A refund or a replacement was already decided for these jars; `details` says which.',
    RECALL_NOT_FROZEN:
      'Recalled batches could still be packed. Freeze them first; `details.batchNumbers` lists them.',
    REFERENCE_USED: 'The reference belongs to another payment; `details.orderId` is its order.',
    REFUND_DUE: 'Money of an order is not back with the customer yet; `details.orderId` names it.',
    REFUND_EXCEEDS_PAYMENT: 'The refund is more than what is left of the payment.',
    REFUND_NOT_DUE: 'The order does not wait for a refund.',
    REFUND_UNDER_WAY: 'The payment provider is already giving this money back.',
    REPLACED_ALREADY: 'More jars of the item were asked for than can still be replaced.',
    RESERVATION_INCOMPLETE: 'A component of the run has no batch yet.',
    REVIEW_CHANGED: 'The author has edited the review since it was read.',
    REVIEW_FINAL: 'An approved review cannot be edited.',
    REVIEW_NOT_DUE: 'The order is not at the point where its products can be reviewed.',
    REVIEW_NOT_PUBLISHED: 'The shop does not show the review, so it cannot be answered.',
    RUN_COMPLETED: 'The run is completed. It can be neither changed nor deleted.',
    SECOND_FACTOR_OFF: 'There is no second factor.',
    SECOND_FACTOR_ON: 'There is an authenticator app already. Remove it before another one is set up.',
    SHIPMENT_IN_PROGRESS: 'The same shipment is being created by another request.',
    STAFF_ACCOUNT: 'A staff account cannot be deleted here. An admin disables it.',
    STOCK_IN_USE: 'A run, an order or another batch refers to the batch, or something was taken from it.',
    SUBSCRIPTIONS_OFF: 'The shop does not take subscriptions to emails; an admin can switch them on.',
    SUPPLIER_EXISTS: 'Another supplier has the name.',
    SUPPLIER_IN_USE: 'Batches came from the supplier; `details.uses` counts what names it.',
    TOO_MANY_RUNS: 'More depends on the price than one change can cost again; `details.most` is the most.',
    UNDO_OVER: 'The decision is more than ten seconds old, or was followed by another.',
    UNIT_IN_USE: 'The price unit cannot change: `details.uses` counts what is in the old unit.',
    UNUSUAL_FIGURES:
      'A figure is far from the recipe or from the past; `details.figures` has a sentence for each. Repeat the request with `confirmUnusual`.',
    VARIANT_EXISTS: 'Another product is this variant; `details.Id` names it.',
    WAITS_FOR_OWNER: 'It is worth more than the caller may do alone in a day. It waits for the owner’s yes.',
    WAITS_FULL: 'The account waits for the most products that are allowed. Take one back first.',
    WRONG_BATCH:
      'The order needs no jar of this batch; `details.batchNumbers` are the batches that it needs.',
  },
  tooLarge: {
    TOO_LARGE: 'The request or the file is too large, or takes more time or memory than one request may.',
  },
  wrongFormat: {
    NOT_A_PICTURE: 'The file is not a picture of a kind that the shop accepts.',
    UNSUPPORTED_MEDIA_TYPE: 'The body has a content type that this call does not read.',
  },
  /** The request is well-formed, but a partner of the shop refuses it, or its key belongs to another request. */
  declined: {
    COURIER_REFUSED: 'The courier does not take the parcel; `details.reason` is the courier’s reason.',
    KEY_REUSED: 'The person used the Idempotency-Key for another request, or with another body.',
    PIN_NOT_SERVICEABLE: 'The courier does not deliver to the PIN.',
  },
  tooOften: {
    PROOF_WANTED:
      'Many codes were sent today. Solve `details.challenge`, and repeat the request with the solution as `proof`.',
    TOO_MANY_REQUESTS: 'Too many tries: wait `details.retryAfterSeconds`, as in the Retry-After header.',
  },
  /** A fault of this program. */
  fault: {
    INTERNAL: 'Something went wrong on our side.',
  },
  /** A partner of the shop failed. */
  partner: {
    COURIER_UNAVAILABLE: 'The courier cannot be reached. Trying again is safe.',
    OTP_NOT_SENT: 'The one-time password could not be sent.',
    PAYMENT_PROVIDER_REFUSED: 'The payment provider did not accept the request; nothing happened there.',
    PAYMENT_PROVIDER_UNAVAILABLE: 'The payment provider cannot be reached. Trying again is safe.',
  },
  /** The shop cannot answer now, but perhaps in a moment. */
  notNow: {
    BUSY: 'Too many people are logging in at this moment.',
    DISK_FULL: 'Too little space is left on the disk with the data.',
    GEOCODER_UNAVAILABLE: 'No map service is configured, or it does not answer.',
    STOPPING: 'The process is stopping. Another process serves, or will in a moment.',
    STORAGE_UNAVAILABLE: 'The picture store does not answer.',
    UNAVAILABLE: 'The database cannot be reached. Retry-After says when to try again.',
    UPLOADS_BUSY: 'Other pictures are being prepared at this moment.',
  },
} as const

/** The kind of an error, independent of HTTP. */
export type ErrorKind = keyof typeof ERROR_CODES
/** The codes of one kind. */
export type CodeOf<K extends ErrorKind> = { [Kind in K]: keyof (typeof ERROR_CODES)[Kind] }[K]
export type ErrorCode = CodeOf<ErrorKind>

interface Known {
  kind: ErrorKind
  /** One line for the people who read the API document. */
  meaning: string
}

/** The list of error codes, by code. */
export const ERRORS = Object.fromEntries(
  Object.entries(ERROR_CODES).flatMap(([kind, codes]) =>
    Object.entries(codes).map(([code, meaning]) => [code, { kind, meaning }]),
  ),
) as Readonly<Record<ErrorCode, Known>>
