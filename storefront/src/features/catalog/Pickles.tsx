import { type Product } from '../../api/types.js'
import { useResource } from '../../state/resource.js'
import { useStores } from '../../state/stores.js'
import { FoodMark } from '../../ui/FoodMark.js'
import { rupees } from '../../ui/format.js'
import { Link } from '../../ui/Link.js'
import { productTitle } from '../../ui/product-words.js'
import { ProductPicture } from '../../ui/ProductPicture.js'
import { catalog } from '../../words/catalog.js'
import { filters as words } from '../../words/filters.js'
import { choicesOf } from './filter-values.js'
import { isSoldOut, productPath } from './jars.js'
import { firstJar, jarsOf, picklePath, ratingOf } from './pickles.js'
import styles from './ProductCard.module.css'
import list from './Products.module.css'

const listed = (jars: readonly Product[], name: 'oil' | 'spicy') =>
  choicesOf(jars, name)
    .map(([, label]) => label)
    .join(' · ')

interface PickleCardProps {
  /** The jars of the pickle that the filters leave, one at least. */
  jars: readonly Product[]
  /** The filters leave some of its jars only: the card leads to the first of them. */
  isNarrowed: boolean
  eager: boolean
}

/** A pickle with what it comes in, in a list of pickles. */
function PickleCard({ jars, isNarrowed, eager }: PickleCardProps) {
  const first = firstJar(jars)
  const shelf = useResource(useStores().products).data ?? []
  if (!first) return null
  const titleId = `pickle-${first.variantType}`
  // Of all its jars, also those that the filters hide.
  const rating = ratingOf(jarsOf(shelf, first))
  const path = isNarrowed ? productPath(first) : picklePath(first)
  return (
    <article
      className={`${styles['card']} ${jars.every(isSoldOut) ? styles['sold'] : ''}`}
      aria-labelledby={titleId}
    >
      <Link className={styles['pictureLink']} to={path} tabIndex={-1} aria-hidden="true">
        <ProductPicture
          product={first}
          className={styles['picture']}
          sizes="(max-width: 599px) 50vw, 300px"
          decorative
          lazy={!eager}
        />
      </Link>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          <Link className={styles['name']} to={path}>
            {productTitle(first)}
          </Link>
        </h2>
        <p className={styles['marks']}>
          <FoodMark vegetarian={first.vegetarian} />
          {rating && (
            <span className={styles['rating']}>
              <span className={styles['star']} aria-hidden="true" />
              {rating}
            </span>
          )}
        </p>
        <p className={styles['choices']}>{listed(jars, 'oil')}</p>
        <p className={styles['choices']}>{listed(jars, 'spicy')}</p>
      </div>
      <div className={styles['body']}>
        <p className={styles['price']}>
          <small>{words.from}</small> {rupees(Math.min(...jars.map(({ price }) => price)))}
        </p>
        <p className={styles['per']}>{catalog.shown(jars.length)}</p>
      </div>
    </article>
  )
}

/** One card for each pickle, in the order of the cheapest jar of each. */
function Pickles({ products, isNarrowed }: { products: readonly Product[]; isNarrowed: boolean }) {
  const types = [...new Set(products.map(({ variantType }) => variantType))]
  return (
    <ul className={list['grid']}>
      {types.map((variantType, index) => (
        <li key={variantType}>
          <PickleCard jars={jarsOf(products, { variantType })} isNarrowed={isNarrowed} eager={index < 2} />
        </li>
      ))}
    </ul>
  )
}

export default Pickles
