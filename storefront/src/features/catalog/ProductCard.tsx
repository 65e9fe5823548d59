import { useEffect, useRef, useState } from 'react'
import { type Product } from '../../api/types.js'
import { Button } from '../../ui/Button.js'
import { FoodMark, Heat } from '../../ui/FoodMark.js'
import { rupees } from '../../ui/format.js'
import { Link } from '../../ui/Link.js'
import { fullTitle, productChoices, productTitle } from '../../ui/product-words.js'
import { ProductPicture } from '../../ui/ProductPicture.js'
import { whenNear } from '../../ui/quiet.js'
import { RichText, withoutName } from '../../ui/RichText.js'
import { catalog } from '../../words/catalog.js'
import { Buy, StockNote } from './Buy.js'
import { isSoldOut, productPath } from './jars.js'
import styles from './ProductCard.module.css'

function Links({ product, onIngredients, onReviews }: ProductCardProps) {
  return (
    <div className={styles['links']}>
      <Button look="link" aria-label={catalog.ingredientsOf(fullTitle(product))} onClick={onIngredients}>
        {catalog.ingredients}
      </Button>
      {product.reviewCount > 0 && product.avgRating !== null && (
        <Button
          look="link"
          aria-label={catalog.ratingLabel(
            product.avgRating.toFixed(1),
            product.reviewCount,
            fullTitle(product),
          )}
          onClick={onReviews}
        >
          <span className={styles['star']} aria-hidden="true" />
          {catalog.rating(product.avgRating.toFixed(1), product.reviewCount)}
        </Button>
      )}
    </div>
  )
}

interface ProductCardProps {
  product: Product
  onIngredients: () => void
  onReviews: () => void
}

/**
 * A jar in the list.
 * @param eager whether its picture is in the first view.
 * @param isFar whether it begins with picture, name and price alone, and has the rest once it comes near the window.
 */
export function ProductCard({
  eager,
  isFar,
  ...props
}: ProductCardProps & { eager: boolean; isFar: boolean }) {
  const { product } = props
  const card = useRef<HTMLElement>(null)
  const [isWhole, setWhole] = useState(!isFar)
  useEffect(() => {
    if (!isWhole && card.current) void whenNear(card.current).then(() => setWhole(true))
  }, [isWhole])
  const [oil, , weight] = productChoices(product)
  const choices = [oil, weight].filter(Boolean).join(', ')
  const titleId = `product-${product.Id}`
  return (
    <article
      ref={card}
      className={`${styles['card']} ${isWhole ? '' : styles['brief']} ${isSoldOut(product) ? styles['sold'] : ''}`}
      aria-labelledby={titleId}
    >
      {/* The name beside it is the same link, for those who do not point. */}
      <Link className={styles['pictureLink']} to={productPath(product)} tabIndex={-1} aria-hidden="true">
        <ProductPicture
          product={product}
          className={styles['picture']}
          sizes="(max-width: 599px) 40vw, 300px"
          decorative
          lazy={!eager}
        />
      </Link>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          <Link className={styles['name']} to={productPath(product)} aria-label={fullTitle(product)}>
            {productTitle(product)}
          </Link>
        </h2>
        {isWhole && (
          <p className={styles['marks']}>
            <FoodMark vegetarian={product.vegetarian} />
            <Heat spicy={product.variantSpicy} />
          </p>
        )}
        {choices && <p className={styles['choices']}>{choices}</p>}
        {!isWhole && <p className={styles['price']}>{rupees(product.price)}</p>}
      </div>
      {isWhole && (
        <div className={styles['body']}>
          <Buy product={product} />
          <StockNote product={product} />
          <div className={styles['text']}>
            <RichText markup={withoutName(product)} />
          </div>
          <Links {...props} />
        </div>
      )}
    </article>
  )
}
