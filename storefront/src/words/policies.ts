import { type PolicySlug } from './shell.js'

export interface PolicyPart {
  heading: string
  lines: string[]
}

/** The policies; names in braces stand for values of the settings. */
export const policies: Record<PolicySlug, { lead: string; parts: PolicyPart[] }> = {
  termsandconditions: {
    lead: 'What you and we agree on when you order a jar.',
    parts: [
      {
        heading: 'Who sells',
        lines: ['Jaadi is a sole proprietorship in L.B Nagar, Hyderabad, Telangana.{legalFacts}'],
      },
      {
        heading: 'Prices',
        lines: [
          'Prices are in rupees for one jar. {tax}',
          'The delivery charge depends on the weight of all jars together and on your pin code. It is shown before you pay.{freeDelivery}',
        ],
      },
      {
        heading: 'Orders',
        lines: [
          'An order is placed when you press Place Order, and accepted when the payment has reached us.',
          'An unpaid order keeps its jars for {holdMinutes} minutes. After that they go back on the shelf; you can still retry the payment while there is stock.',
        ],
      },
      {
        heading: 'Food',
        lines: [
          'Home-style food differs a little from batch to batch. Ingredients and allergens are shown with each product.',
        ],
      },
    ],
  },
  cancellationpolicy: {
    lead: 'You can change your mind until we have packed.',
    parts: [
      {
        heading: 'When',
        lines: [
          'Cancellation is allowed only before shipment.',
          'Cancel from Orders with the Cancel Order button.',
        ],
      },
      {
        heading: 'What it costs',
        lines: [
          '{cancellationPercent}% of the product price is deducted on cancellation, because the payment provider keeps its fee.',
          'The refund is the amount you paid minus that charge. It takes {refundDays} business days.',
        ],
      },
    ],
  },
  shippingpolicy: {
    lead: 'From our stove to your door.',
    parts: [
      {
        heading: 'Packing',
        lines: [
          'Orders are processed in {processingDays} business days.',
          'Nothing is shipped on Sundays or holidays.',
        ],
      },
      {
        heading: 'Delivery',
        lines: ['Delivery takes {deliveryDays} business days.', 'We ship within India only.'],
      },
      {
        heading: 'Charge',
        lines: [
          'The charge is the courier’s price for the weight of your jars to your pin code. More jars in one parcel make each one cheaper to send.{freeDelivery}',
        ],
      },
    ],
  },
  refundreturnpolicy: {
    lead: 'If a jar arrives broken or is not what you ordered.',
    parts: [
      {
        heading: 'Report it',
        lines: [
          'Report problems within {reportHours} hours of delivery with the Raise Issue button of the order.{photo}',
          'A return is initiated within {returnDays} days.',
        ],
      },
      {
        heading: 'Refund',
        lines: ['Refunds take {refundDays} business days and go back the way you paid.'],
      },
    ],
  },
  privacypolicy: {
    lead: 'What we keep, and why.',
    parts: [
      {
        heading: 'What we keep',
        lines: [
          'Your mobile number, name, email and address, to deliver and to reach you.',
          'Your orders, reviews and messages to us.',
          'Your email address, if you subscribe to our emails, with when you agreed and to what. A link in each email ends them.',
          'We never see or keep card numbers: the payment provider does.',
        ],
      },
      {
        heading: 'Cookies',
        lines: [
          'Cookies are required: they hold your login (mobileNumber, otp, role) for 365 days, and know the browser that a code was sent to (device). We set no advertising or tracking cookies.',
        ],
      },
      {
        heading: 'Who else sees it',
        lines: [
          'The courier gets your name, number and address.',
          'The payment provider gets your name, number, email and the amount.',
          'The SMS provider gets your number, to send you the code to log in.',
          'The map service gets the places that you look up, or see on its map. Nobody else gets anything.',
        ],
      },
      {
        heading: 'Your right',
        lines: ['Write to {grievance} to see, correct or delete what we keep about you.'],
      },
    ],
  },
}

export const aboutPage = {
  title: 'About Us',
  lead: 'Jaadi is the Telugu word for the brown and cream stoneware jar in which pickles mature.',
  parts: [
    {
      heading: 'One kitchen',
      lines: [
        'We cook in L.B Nagar, Hyderabad: chicken, mutton, prawns and gongura, the way they are made at home. One cook, small batches, glass jars.',
      ],
    },
    {
      heading: 'Your oil, your heat',
      lines: [
        'Cold pressed peanut oil, refined peanut oil or cold pressed sesame oil. Low, medium or high spice. Half a kilo or one.',
      ],
    },
    {
      heading: 'Nothing hidden',
      lines: [
        'Each product shows its ingredients, its net weight and its price per kg before you add it. {tax}',
      ],
    },
  ] satisfies PolicyPart[],
  explore: 'Explore Products',
}
