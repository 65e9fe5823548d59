import { Suspense, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { type Product } from '../../api/types.js'
import { HOME } from '../../state/home-navigation.js'
import { useResource } from '../../state/resource.js'
import { useStores } from '../../state/stores.js'
import { Button, ButtonLink } from '../../ui/Button.js'
import { DeliverTo } from '../../ui/DeliverTo.js'
import { FoodMark, Heat } from '../../ui/FoodMark.js'
import { day } from '../../ui/format.js'
import { Icon } from '../../ui/icons.js'
import { Page } from '../../ui/Page.js'
import { fullTitle, productChoices, productTitle } from '../../ui/product-words.js'
import { RichText } from '../../ui/RichText.js'
import { Empty, Trouble } from '../../ui/Trouble.js'
import { catalog } from '../../words/catalog.js'
import { product as words } from '../../words/product.js'
import { shell } from '../../words/shell.js'
import { Buy, StockNote } from './Buy.js'
import { productPath } from './jars.js'
import { PickleFacts, ReviewList, Together } from './later-parts.js'
import { PickleChoices } from './PickleChoices.js'
import { isPickle, jarAt, jarsOf, pickleOfOld, picklePath, ratingOf, withPickle } from './pickles.js'
import { ProductGallery } from './ProductGallery.js'
import styles from './ProductPage.module.css'

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

/** The stars of the whole pickle lead to what people say of it. */
function StarsLink({ jars }: { jars: readonly Product[] }) {
  const rating = ratingOf(jars)
  if (rating === null) return null
  return (
    <a href="#reviews" className={styles['average']}>
      <Icon name="star" filled />
      {rating}
    </a>
  )
}

/** One jar of a pickle with the others that the pickle comes in. */
function Pickle({ jar, products }: { jar: Product; products: readonly Product[] }) {
  const { pickleOf } = useStores()
  const [resource] = useState(() => pickleOf(jar.variantType))
  const { data: pickle, error } = useResource(resource)
  const path = productPath(jar)
  const days = pickle?.jars.find(({ Id }) => Id === jar.Id)
  const shown = withPickle(jar, pickle)
  const jars = jarsOf(products, jar)
  return (
    <div className={styles['pickle']}>
      <ProductGallery key={jar.Id} product={shown} className={styles['picture']} />
      <div className={styles['facts']}>
        <p className={styles['marks']}>
          <FoodMark vegetarian={jar.vegetarian} />
          <Heat spicy={jar.variantSpicy} />
        </p>
        <PickleChoices jars={jars} jar={jar} />
        <StockNote product={jar} back={path} />
        {days?.madeOn && <p>{words.days(day(days.madeOn), days.bestBefore && day(days.bestBefore))}</p>}
        <DeliverTo Id={jar.Id} />
      </div>
      <div className={styles['bar']} data-buy>
        <Buy product={jar} back={path} addButton={words.addToCart} />
      </div>
      <div className={styles['facts']}>
        <div className={styles['text']}>
          <RichText markup={shown.description} />
        </div>
        <Share product={jar} />
        <Suspense>
          <PickleFacts jar={jar} products={products} pickle={pickle} />
        </Suspense>
        {(pickle ?? error) !== null && (
          <Suspense>
            <Together jar={jar} except={pickle?.goesWith ?? []} />
          </Suspense>
        )}
      </div>
      <section className={styles['reviews']} aria-labelledby="reviews">
        <h2 id="reviews">{words.reviews}</h2>
        <Suspense>
          <ReviewList of={['pickle', jar.variantType]} jars={jars} />
        </Suspense>
      </section>
    </div>
  )
}

function Skeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {shell.loading}
      </p>
      <div className={styles['pickle']} aria-hidden="true">
        <div className={styles['pictureToCome']} />
        <div className={styles['factsToCome']} />
      </div>
    </>
  )
}

function AllProducts({ look = 'link' }: { look?: 'link' | 'primary' }) {
  return (
    <ButtonLink look={look} to={HOME} state={{ tab: 'products' }}>
      {words.allProducts}
    </ButtonLink>
  )
}

function NotFound() {
  return (
    <Page title={catalog.title}>
      <Empty text={words.notFound}>
        <AllProducts look="primary" />
      </Empty>
    </Page>
  )
}

/** A pickle at its address, or one of its jars at the jar's own, to be shared. */
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
  const jar = jarAt(data, slug)
  if (!jar) {
    const old = pickleOfOld(data, slug)
    return old ? <Navigate to={picklePath(old)} replace /> : <NotFound />
  }
  return (
    <Page
      key={jar.variantType}
      title={productTitle(jar)}
      documentTitle={isPickle(jar, slug) ? productTitle(jar) : fullTitle(jar)}
      lead={
        <>
          <span className={styles['back']}>
            <AllProducts />
          </span>
          <StarsLink jars={jarsOf(data, jar)} />
          {productChoices(jar).join(', ')}
        </>
      }
    >
      <Pickle jar={jar} products={data} />
      <AllProducts />
    </Page>
  )
}

export default ProductPage
