import type { Product } from '../../api/types.js'
import { useChoose } from '../../state/use-choose.js'
import { Button } from '../../ui/Button.js'
import { FoodMark, Heat } from '../../ui/FoodMark.js'
import { pricePerKg, rupees, weight } from '../../ui/format.js'
import { Icon } from '../../ui/icons.js'
import { fullTitle, productTitle, variantOf } from '../../ui/product-words.js'
import { RichText } from '../../ui/RichText.js'
import { Stepper } from '../../ui/Stepper.js'
import { explain } from '../../ui/Trouble.js'
import { catalog } from '../../words/catalog.js'
import styles from './ProductCard.module.css'

const FEW = 5

/** Spec §5: sold out means no stock left, unless the stock is unlimited. */
const isSoldOut = (product: Product) => product.availableStock <= 0 && !product.unlimitedStock

const StockNote = ({ product }: { product: Product }) => {
  if (isSoldOut(product)) return <p className={styles['note']}>{catalog.noStock}</p>
  if (product.unlimitedStock || product.availableStock > FEW) return null
  return <p className={styles['note']}>{catalog.few(product.availableStock)}</p>
}

const Links = ({ product, onIngredients, onReviews }: ProductCardProps) => (
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
        <span className={styles['star']}>
          <Icon name="star" filled />
        </span>
        {catalog.rating(product.avgRating.toFixed(1), product.reviewCount)}
      </Button>
    )}
  </div>
)

const Buy = ({ product }: { product: Product }) => {
  const choose = useChoose(product.Id, 'products')
  const soldOut = isSoldOut(product)
  return (
    <>
      <div className={styles['buy']}>
        <div>
          <p className={styles['price']}>{rupees(product.price)}</p>
          <p className={styles['per']}>
            {catalog.perKg(rupees(pricePerKg(product.price, product.netWeight)))}
          </p>
          <p className={styles['per']}>{catalog.net(weight(product.netWeight))}</p>
        </div>
        <Stepper
          count={choose.count}
          minusLabel={catalog.minus(fullTitle(product))}
          plusLabel={catalog.plus(fullTitle(product))}
          onMinus={choose.minus}
          onPlus={choose.plus}
          minusDisabled={soldOut || choose.count <= 0}
          plusDisabled={soldOut || choose.isStaff}
          saving={choose.saving}
        />
      </div>
      <p className={styles['refused']} role="status">
        {choose.isStaff && catalog.staff}
        {choose.refusal !== undefined && explain(choose.refusal, catalog.notAdded)}
      </p>
    </>
  )
}

interface ProductCardProps {
  product: Product
  onIngredients: () => void
  onReviews: () => void
}

export const ProductCard = ({ eager, ...props }: ProductCardProps & { eager: boolean }) => {
  const { product } = props
  const variant = variantOf(product)
  const titleId = `product-${product.Id}`
  return (
    <article
      className={`${styles['card']} ${isSoldOut(product) ? styles['sold'] : ''}`}
      aria-labelledby={titleId}
    >
      <img
        className={styles['picture']}
        src={product.image}
        alt=""
        width={400}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {productTitle(product)}
        </h2>
        <p className={styles['marks']}>
          <FoodMark vegetarian={product.vegetarian} />
          {variant && <Heat spicy={variant.spicy} />}
        </p>
        {variant && (
          <p className={styles['choices']}>
            {catalog.oils[variant.oil] ?? variant.oil}, {catalog.weights[variant.weight] ?? variant.weight}
          </p>
        )}
      </div>
      <div className={styles['body']}>
        <div className={styles['text']}>
          <RichText markup={product.description} />
        </div>
        <Links {...props} />
        <StockNote product={product} />
        <Buy product={product} />
      </div>
    </article>
  )
}
