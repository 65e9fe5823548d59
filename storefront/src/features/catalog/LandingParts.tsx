import { type LandingPage } from '../../api/types.js'
import { addressOf, HOME } from '../../state/home-navigation.js'
import { useResource } from '../../state/resource.js'
import { useStores } from '../../state/stores.js'
import { useChoose } from '../../state/use-choose.js'
import { labelOf, labelsOf } from '../../state/variant-labels.js'
import { FoodMark, Heat } from '../../ui/FoodMark.js'
import { rupees } from '../../ui/format.js'
import { Icon } from '../../ui/icons.js'
import { Link } from '../../ui/Link.js'
import { fullTitle, productChoices, productTitle } from '../../ui/product-words.js'
import { ProductPicture } from '../../ui/ProductPicture.js'
import { explain } from '../../ui/Trouble.js'
import { catalog } from '../../words/catalog.js'
import { landing as words } from '../../words/landing.js'
import { taking } from '../../words/taking.js'
import { isSoldOut } from './jars.js'
import styles from './LandingParts.module.css'
import { picklePath } from './pickles.js'
import { Stars, whoOf } from './ReviewList.js'

type Pickle = LandingPage['pickles'][number]

const useLanding = () => useResource(useStores().landing).data

/** Takes the jar that most people take into the cart at once. */
function Take({ jar }: Pick<Pickle, 'jar'>) {
  const { count, plus, isStaff, saving, refusal } = useChoose(jar.Id, { from: 'landingPage' })
  const soldOut = isSoldOut(jar)
  return (
    <>
      <div className={styles['take']}>
        <p>
          {productChoices(jar).join(', ')}
          {soldOut && <b> {catalog.noStock}</b>}
        </p>
        <button
          type="button"
          aria-label={taking.plus(fullTitle(jar))}
          disabled={soldOut || isStaff}
          aria-busy={saving}
          onClick={plus}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      <p className={styles['told']} role="status">
        {count > 0 && (
          <Link to={HOME} state={{ tab: 'cart' }}>
            {words.inCart(count)}
          </Link>
        )}
        {refusal !== undefined && explain(refusal, taking.notAdded)}
      </p>
    </>
  )
}

function LovedCard({ pickle, eager }: { pickle: Pickle; eager: boolean }) {
  const { jar, from, reviewCount, avgRating, vegetarian } = pickle
  const path = picklePath(pickle)
  return (
    <article className={styles['card']} aria-labelledby={`loved-${jar.Id}`}>
      <Link to={path} tabIndex={-1} aria-hidden="true">
        <ProductPicture product={jar} sizes="204px" decorative lazy={!eager} />
      </Link>
      <div>
        <h3 id={`loved-${jar.Id}`}>
          <Link to={path}>{productTitle(jar)}</Link>
        </h3>
        <p className={styles['marks']}>
          <FoodMark vegetarian={vegetarian} />
          {avgRating !== null && (
            <span className={styles['stars']}>
              <Icon name="star" filled />
              {catalog.rating(avgRating.toFixed(1), reviewCount)}
            </span>
          )}
        </p>
        <p className={styles['price']}>
          {`${rupees(jar.price)} `}
          {from < jar.price && <small>{words.othersFrom(rupees(from))}</small>}
        </p>
        <Take jar={jar} />
      </div>
    </article>
  )
}

/** The pickles that most people take, each with the jar of it that is taken most. */
function Loved() {
  const page = useLanding()
  return (
    <ul className={styles['row']}>
      {page?.pickles.map((pickle, at) => (
        <li key={pickle.variantType}>
          <LovedCard pickle={pickle} eager={at < 2} />
        </li>
      ))}
    </ul>
  )
}

const list = addressOf(HOME, { tab: 'products' })
const inListOrder = (part: 'oil' | 'spicy', present: readonly string[]) =>
  [...new Set([...labelsOf(part).map(([code]) => code), ...present])].filter((code) => present.includes(code))

/**
 * Oils and heats in one picture: for each oil a jar of each heat in which it is sold, with the price of the cheapest one,
 * which leads to the list of those.
 */
function OilsAndHeats() {
  const combinations = useLanding()?.combinations ?? []
  const oils = inListOrder(
    'oil',
    combinations.map(({ oil }) => oil),
  )
  const heats = inListOrder(
    'spicy',
    combinations.map(({ spicy }) => spicy),
  )
  return (
    <div className={styles['oils']}>
      {oils.map((oil) => (
        <div key={oil} role="group" aria-label={labelOf('oil', oil)}>
          <p aria-hidden="true">{labelOf('oil', oil)}</p>
          <ul>
            {heats
              .flatMap((spicy) => combinations.find((one) => one.oil === oil && one.spicy === spicy) ?? [])
              .map((sold) => (
                <li key={sold.spicy}>
                  <Link
                    to={`${list}&oil=${encodeURIComponent(oil)}&spicy=${encodeURIComponent(sold.spicy)}`}
                    state={{ tab: 'products' }}
                  >
                    <ProductPicture product={sold} sizes="130px" decorative lazy />
                    {/* In a list of links, the heat alone says too little. */}
                    <i className="visually-hidden">{labelOf('oil', oil)}, </i>
                    <Heat spicy={sold.spicy} /> <b>{words.from(rupees(sold.price))}</b>
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** What people say who bought a jar. */
function Praise() {
  const page = useLanding()
  if (!page) return null
  const { praise, reviewCount, avgRating } = page
  return (
    <>
      {avgRating !== null && <p>{words.ratingOfAll(avgRating.toFixed(1), reviewCount)}</p>}
      <ul className={styles['voices']}>
        {praise.map(({ id, jar, rating, comment, photo, ...author }) => (
          <li key={id}>
            <figure>
              <Stars rating={rating} />
              <blockquote>{comment}</blockquote>
              {photo && <img src={photo} alt="" loading="lazy" />}
              <figcaption>{words.saidBy(whoOf(author), jar)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  )
}

const PARTS = { loved: Loved, promo: OilsAndHeats, reviews: Praise }

/** What the catalogue shows in a block of the landing page. */
function LandingParts({ name }: { name: keyof typeof PARTS }) {
  const Part = PARTS[name]
  return <Part />
}

export default LandingParts
