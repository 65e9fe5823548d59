export const landing = {
  eyebrow: 'L.B Nagar, Hyderabad',
  headline: 'Pickle the way the house makes it',
  lead: 'Chicken, mutton, prawns and gongura, cooked in small batches, packed in glass jars and sent all over India.',
  fromPrice: (price: string) => `Chicken pickles start at ${price} per kg`,
  explore: 'Explore Products',
  aboutShow: 'About us',
  aboutHide: 'Hide about us',
  aboutHeading: 'One kitchen, one stove',
  about: [
    'Jaadi is one cook in L.B Nagar. Each batch starts when the last one is nearly sold, so no jar stands on a shelf for months.',
    'You pick the oil, how hot it should be, and half a kilo or a full one. We write it on the label.',
  ],
  aboutMore: 'Read more about us',
  heroAlt: 'A brown and cream stoneware jar between two glass jars of pickle on a kitchen shelf',
  promoHeading: 'Three oils, three heats, your jar',
  promo:
    'Cold pressed peanut, refined peanut or cold pressed sesame. Low, medium or high. Every product says what is inside before you add it.',
  promoCta: 'Choose a jar',
  facts: [
    {
      title: '{deliveryDays} business days',
      text: 'to your door, within India. Packed in {processingDays} business days.',
    },
    { title: 'The more, the cheaper', text: 'ordering more pickles reduces the delivery charge per jar.' },
  ],
}
