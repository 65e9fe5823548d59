import { useState } from 'react'
import { type Product } from '../../api/types.js'
import { HOME } from '../../state/home-navigation.js'
import { useResource } from '../../state/resource.js'
import { useStores } from '../../state/stores.js'
import { Button, ButtonLink } from '../../ui/Button.js'
import { FoodMark, Heat } from '../../ui/FoodMark.js'
import { Icon } from '../../ui/icons.js'
import { Page } from '../../ui/Page.js'
import { fullTitle, productChoices, productTitle } from '../../ui/product-words.js'
import { RichText } from '../../ui/RichText.js'
import { Empty, Trouble } from '../../ui/Trouble.js'
import { catalog } from '../../words/catalog.js'
import { product as words } from '../../words/product.js'
import { shell } from '../../words/shell.js'
import { IngredientList } from './IngredientList.js'
import { productPath, productSlug } from './product-path.js'
import { ProductBuy } from './ProductBuy.js'
import { ProductGallery } from './ProductGallery.js'
import styles from './ProductPage.module.css'
import { ReviewList } from './ReviewList.js'

/** Shares the page by the phone's own sheet, or else copies its link; the link to WhatsApp is always there. */
function Share({ product }: { product: Product }) {
  const [done, setDone] = useState('')
  const url = useStores().origin + productPath(product)
  const title = fullTitle(product)
  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setDone(words.copied)
    } catch (error) {
      // Closing the phone's own sharing sheet is not an error.
      const isDismissed = error instanceof DOMException && error.name === 'AbortError'
      setDone(isDismissed ? '' : words.copyYourself(url))
    }
  }
  return (
    <div className={styles['share']}>
      <Button look="quiet" onClick={() => void share()}>
        {words.share}
      </Button>
      <a
        className={styles['whatsapp']}
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener"
      >
        {words.shareOnWhatsApp}
      </a>
      <span role="status">{done}</span>
    </div>
  )
}

function Facts({ product }: { product: Product }) {
  return (
    <div className={styles['facts']}>
      <p className={styles['marks']}>
        <FoodMark vegetarian={product.vegetarian} />
        <Heat spicy={product.variantSpicy} />
      </p>
      <ProductBuy product={product} back={productPath(product)} />
      <div className={styles['text']}>
        <RichText markup={product.description} />
      </div>
      <Share product={product} />
      <h2>{catalog.ingredients}</h2>
      <IngredientList product={product} />
    </div>
  )
}

function Skeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {shell.loading}
      </p>
      <div className={styles['columns']} aria-hidden="true">
        <div className={styles['pictureToCome']} />
        <div className={styles['factsToCome']} />
      </div>
    </>
  )
}

function NotFound() {
  return (
    <Page title={catalog.title}>
      <Empty text={words.notFound}>
        <ButtonLink to={HOME} state={{ tab: 'products' }}>
          {words.allProducts}
        </ButtonLink>
      </Empty>
    </Page>
  )
}

/** One jar at its own address, to be shared. */
function ProductPage({ slug }: { slug?: string | undefined }) {
  const { products } = useStores()
  const { data, error, loading } = useResource(products)
  if (!data) {
    return (
      <Page title={catalog.title}>
        {error !== null && !loading ? (
          <Trouble text={catalog.failed} error={error} onRetry={() => void products.load()} />
        ) : (
          <Skeleton />
        )}
      </Page>
    )
  }
  const product = data.find((one) => one.activeFlag && productSlug(one.name) === slug)
  if (!product) return <NotFound />
  return (
    <Page
      key={product.Id}
      title={productTitle(product)}
      documentTitle={fullTitle(product)}
      lead={productChoices(product).join(', ')}
    >
      <div className={styles['columns']}>
        <ProductGallery product={product} className={styles['picture']} />
        <Facts product={product} />
      </div>
      <section className={styles['reviews']} aria-labelledby="reviews">
        <h2 id="reviews">{words.reviews}</h2>
        {product.avgRating !== null && product.reviewCount > 0 && (
          <p className={styles['average']}>
            <Icon name="star" filled />
            {catalog.rating(product.avgRating.toFixed(1), product.reviewCount)}
          </p>
        )}
        <ReviewList productId={product.Id} />
      </section>
      <ButtonLink look="link" to={HOME} state={{ tab: 'products' }}>
        {words.allProducts}
      </ButtonLink>
    </Page>
  )
}

export default ProductPage
