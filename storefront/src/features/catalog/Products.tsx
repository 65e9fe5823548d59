import { lazy, Suspense, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { isApiError } from '../../api/http.js'
import { type Product } from '../../api/types.js'
import { useDialogEntry } from '../../state/home-navigation.js'
import { useResource } from '../../state/resource.js'
import { useStores, useWho } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { Page } from '../../ui/Page.js'
import { Empty, Trouble } from '../../ui/Trouble.js'
import { catalog } from '../../words/catalog.js'
import { shell } from '../../words/shell.js'
import { valueOf } from './filter-values.js'
import { applyFilters, useShelf } from './filters.js'
import { Pickles, ProductFilters } from './later-parts.js'
import { ProductCard } from './ProductCard.js'
import styles from './Products.module.css'

const IngredientsDialog = lazy(() => import('./IngredientsDialog.js'))
const ReviewsDialog = lazy(() => import('./ReviewsDialog.js'))

function Skeletons() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {shell.loading}
      </p>
      <div className={styles['grid']} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={styles['skeleton']} />
        ))}
      </div>
    </>
  )
}

const byPrice = (left: Product, right: Product) => left.price - right.price

/** So many jars are whole from the first: more than a window shows. */
const NEAR_THE_TOP = 18

/**
 * The jars. In the list that a page comes with, the far ones begin in brief, which halves what a phone reads. A list that
 * is come back to is whole, since the place in it is measured.
 */
function Grid({ products }: { products: readonly Product[] }) {
  const { hasMoved } = useStores()
  const [isFirst] = useState(() => !hasMoved())
  const ingredients = useDialogEntry('ingredients')
  const reviews = useDialogEntry('reviews')
  const find = (id?: string) => products.find((product) => product.Id === id)
  const described = ingredients.open && find(ingredients.id)
  const reviewed = reviews.open && find(reviews.id)
  return (
    <>
      <ul className={styles['grid']}>
        {products.map((product, index) => (
          <li key={product.Id} id={product.Id}>
            {/* Each card comes alive by itself: two hundred at once would hold up the page. */}
            <Suspense>
              <ProductCard
                product={product}
                eager={index < 2}
                isFar={isFirst && index >= NEAR_THE_TOP}
                onIngredients={() => ingredients.show(product.Id)}
                onReviews={() => reviews.show(product.Id)}
              />
            </Suspense>
          </li>
        ))}
      </ul>
      <Suspense>
        {described && <IngredientsDialog product={described} onClose={ingredients.hide} />}
        {reviewed && <ReviewsDialog product={reviewed} onClose={reviews.hide} />}
      </Suspense>
    </>
  )
}

function Shelf({ products }: { products: readonly Product[] }) {
  const { filters, view, change } = useShelf()
  const isStaff = useWho().state === 'staff'
  const shown = applyFilters(products, filters).toSorted(byPrice)
  const jars = catalog.shown(shown.length)
  return (
    <>
      {isStaff && <p className={styles['staff']}>{catalog.staff}</p>}
      <Suspense>
        <ProductFilters products={products} filters={filters} view={view} onChange={change} />
      </Suspense>
      <p className={styles['count']} role="status">
        {view === 'jars' ? jars : catalog.shownPickles(new Set(shown.map(valueOf.type)).size, jars)}
      </p>
      {shown.length === 0 && (
        <Empty text={catalog.noMatch}>
          <Button look="quiet" onClick={() => change({ filters: {} })}>
            {catalog.clear}
          </Button>
        </Empty>
      )}
      {shown.length > 0 && view === 'jars' && <Grid products={shown} />}
      {shown.length > 0 && view === 'pickles' && (
        <Suspense>
          <Pickles products={shown} isNarrowed={shown.length < products.length} />
        </Suspense>
      )}
    </>
  )
}

/** All active products, cheapest first. */
function Products() {
  const { products } = useStores()
  const { data, error, loading } = useResource(products)
  if (isApiError(error) && error.status === 401)
    return <Navigate to="/login" state={{ from: 'products' }} replace />
  const active = data?.filter((product) => product.activeFlag)
  return (
    <Page title={catalog.title} lead={catalog.lead}>
      {!active && error !== null && !loading && (
        <Trouble text={catalog.failed} error={error} onRetry={() => void products.load()} />
      )}
      {!active && (error === null || loading) && <Skeletons />}
      {active && (active.length === 0 ? <Empty text={catalog.none} /> : <Shelf products={active} />)}
    </Page>
  )
}

export default Products
