import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { plainAddress } from '../../../office/media/domain/picture-rules.js'
import { type ProductWords } from '../../../office/settings/domain/catalogue-lists.js'
import {
  DEFAULT_LANDING,
  LANDING_FACTS,
  type LandingPicture,
  type LandingSettings,
} from '../../../office/settings/domain/landing.js'
import { type EditedSettings } from '../../../office/settings/editing/settings-versions.service.js'
import { averageRating } from '../../../stock/catalog/domain/average-rating.js'
import { jarsForSale } from '../../../stock/catalog/domain/for-sale.js'
import { type PictureAnswer, toPicture } from '../../../stock/catalog/product-picture.js'
import { type StoredProduct } from '../../../stock/catalog/products.service.js'
import { maskMobileNumber } from '../../reviews/domain/review.js'
import { ratingOf } from '../domain/loved.js'
import { type LandingView, type Praise } from '../landing.queries.js'
import { type EditedLandingAnswer, type LandingAnswer } from './landing.dto.js'

type WordsFor = (name: string) => ProductWords

/** The landing page on the wire. @param wordsFor what people read for the name of a product */
export function toLandingAnswer(view: LandingView, wordsFor: WordsFor): LandingAnswer {
  const { blocks, loved, combinations, praise, rating } = view
  const {
    loved: { heading },
    ...landing
  } = withAddresses(view.landing)
  const isOn = (block: (typeof blocks)[number]): boolean => blocks.includes(block)
  return {
    ...landing,
    blocks,
    loved: { heading },
    deliveryOf: (isOn('delivery') && loved[0]?.taken.Id) || null,
    pickles: isOn('loved') ? loved.map((pickle) => toLoved(pickle, wordsFor)) : [],
    combinations: isOn('promo') ? combinations.map(toCombination) : [],
    praise: isOn('reviews') ? praise.map((one) => toPraise(one)) : [],
    reviewCount: rating.count,
    avgRating: averageRating(rating.count, rating.sum),
  }
}

export function toEditedLanding({ settings, version }: EditedSettings): EditedLandingAnswer {
  return {
    version,
    landing: withAddresses(settings.landing),
    original: withAddresses(DEFAULT_LANDING),
    fillers: Object.entries(LANDING_FACTS).map(([name, is]) => ({ name, is })),
  }
}

function withAddresses({ hero, kitchen, ...landing }: LandingSettings): EditedLandingAnswer['landing'] {
  return {
    ...landing,
    hero: { ...hero, picture: toAddressed(hero.picture) },
    kitchen: {
      ...kitchen,
      steps: kitchen.steps.map((step) => ({ ...step, picture: toAddressed(step.picture) })),
    },
  }
}

const toAddressed = (picture: LandingPicture | null): PictureAnswer | null =>
  picture && { ...picture, url: plainAddress(picture.upload, picture.widths) }

const pictured = ({
  image,
  pictures,
}: StoredProduct): Pick<StoredProduct, 'image'> & { pictures: PictureAnswer[] } => ({
  image,
  pictures: (pictures ?? []).slice(0, 1).map(toPicture),
})

function toLoved(
  { type, jars, taken }: LandingView['loved'][number],
  wordsFor: WordsFor,
): LandingAnswer['pickles'][number] {
  const { count, sum } = ratingOf(jars)
  const [cheapest = taken] = jars
  const left = jarsForSale(taken)
  const isUnlimited = left === Number.POSITIVE_INFINITY
  return {
    variantType: type,
    vegetarian: taken.vegetarian,
    from: paiseToRupees(cheapest.pricePaise),
    reviewCount: count,
    avgRating: averageRating(count, sum),
    jar: {
      Id: taken.Id,
      name: taken.name,
      words: wordsFor(taken.name),
      ...pictured(taken),
      price: paiseToRupees(taken.pricePaise),
      availableStock: isUnlimited ? 0 : left,
      unlimitedStock: isUnlimited,
    },
  }
}

const toCombination = (jar: StoredProduct): LandingAnswer['combinations'][number] => ({
  oil: jar.variantOil ?? '',
  spicy: jar.variantSpicy ?? '',
  ...pictured(jar),
  price: paiseToRupees(jar.pricePaise),
})

function toPraise({ review, product }: Praise): LandingAnswer['praise'][number] {
  const { _id, rating, comment, mobileNumber, author, photo } = review
  return {
    id: String(_id),
    jar: product.inWords.jar,
    rating,
    comment,
    mobileNumber: maskMobileNumber(mobileNumber),
    author: author && { firstName: author.firstName, city: author.city },
    photo: photo ? `/api/review/${_id}/photo/${photo}` : null,
  }
}
