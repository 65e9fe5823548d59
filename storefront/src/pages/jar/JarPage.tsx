import { type ReactNode, useState } from 'react'
import { fetchJar } from '../../api/jars.js'
import { type Jar } from '../../api/types.js'
import { productPath } from '../../features/catalog/jars.js'
import { HOME } from '../../state/home-navigation.js'
import { ToConsole } from '../../state/leave.js'
import { createResource, useResource } from '../../state/resource.js'
import { type LookedUp } from '../../state/served.js'
import { useShop, useStores, useWho } from '../../state/stores.js'
import { ButtonLink } from '../../ui/Button.js'
import { telLink, whatsappLink } from '../../ui/contact-links.js'
import { FoodMark } from '../../ui/FoodMark.js'
import { day, weight } from '../../ui/format.js'
import { Page } from '../../ui/Page.js'
import { fullTitle } from '../../ui/product-words.js'
import { ProductPicture } from '../../ui/ProductPicture.js'
import { licenceOf } from '../../ui/promises.js'
import { Empty, Trouble } from '../../ui/Trouble.js'
import { footer } from '../../words/footer.js'
import { jar as words } from '../../words/jar.js'
import { product as productWords } from '../../words/product.js'
import { shell } from '../../words/shell.js'
import styles from './JarPage.module.css'

/** Shown above everything else when the jar must not be eaten. */
function Warning({ state, bestBefore }: Jar) {
  if (state === 'good') return null
  const { title, text } =
    state === 'quarantined'
      ? words.quarantined
      : { ...words.expired, text: words.expired.text(day(bestBefore ?? '')) }
  return (
    <section className={styles['warning']} aria-labelledby="warning">
      <h2 id="warning">{title}</h2>
      <p>{text}</p>
      <Contact />
    </section>
  )
}

function Contact() {
  const shop = useShop()
  if (!shop) return null
  const { phone, email, social } = shop
  return (
    <ul className={styles['contact']}>
      <li>
        {footer.phone}: <a href={telLink(phone)}>{phone}</a>
      </li>
      <li>
        {footer.email}: <a href={`mailto:${email}`}>{email}</a>
      </li>
      {social.whatsapp && (
        <li>
          <a href={whatsappLink(social.whatsapp)} rel="noopener" target="_blank">
            {footer.whatsapp}
          </a>
        </li>
      )}
    </ul>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Inside({ jar: { ingredients, allergens } }: { jar: Jar }) {
  const licence = licenceOf(useShop())
  return (
    <Part title={words.inside}>
      <p>{ingredients.length > 0 ? ingredients.join(', ') : productWords.noIngredients}</p>
      {allergens.length > 0 && (
        <p>
          <b>
            {productWords.allergens}: {allergens.join(', ')}
          </b>
        </p>
      )}
      {licence && <p className={styles['quiet']}>{licence}</p>}
    </Part>
  )
}

function Complain({ state }: Jar) {
  const isCustomer = useWho().state === 'customer'
  return (
    <Part title={words.wrong}>
      <p>{words.wrongLead}</p>
      {isCustomer && (
        <p>
          <ButtonLink look="quiet" to={HOME} state={{ tab: 'placeOrder' }}>
            {words.fromOrder}
          </ButtonLink>
        </p>
      )}
      {state === 'good' && <Contact />}
    </Part>
  )
}

function Found({ jar }: { jar: Jar }) {
  const { product, batchNumber, madeOn, bestBefore, originNote, storageNote } = jar
  return (
    <Page title={fullTitle(product)} documentTitle={words.documentTitle(batchNumber)} lead={words.title}>
      <Warning {...jar} />
      <div className={styles['columns']}>
        <ProductPicture
          product={product}
          className={styles['picture']}
          sizes="(min-width: 768px) 360px, 60vw"
          decorative
        />
        <div className={styles['facts']}>
          <FoodMark vegetarian={product.vegetarian} />
          <dl className={styles['list']}>
            <Fact name={words.batch}>{batchNumber}</Fact>
            <Fact name={words.made}>{day(madeOn)}</Fact>
            {bestBefore !== null && <Fact name={words.bestBefore}>{day(bestBefore)}</Fact>}
            <Fact name={words.net}>{weight(product.netWeight)}</Fact>
          </dl>
          <Inside jar={jar} />
          {originNote !== '' && (
            <Part title={words.from}>
              <p className={styles['note']}>{originNote}</p>
            </Part>
          )}
          <Part title={words.keep}>
            <p className={styles['note']}>{storageNote || words.usual}</p>
          </Part>
          <Complain {...jar} />
          {product.activeFlag && (
            <p>
              <ButtonLink look="link" to={productPath(product)}>
                {words.toProduct}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </Page>
  )
}

const jarOf = (batchNumber: string, served: LookedUp | undefined) =>
  createResource<LookedUp>(
    async () => ({ batchNumber, jar: await fetchJar(batchNumber) }),
    served?.batchNumber === batchNumber ? served : null,
  )

/** Staff who scan a label want its batch, whatever is in it. Everybody else sees the jar. */
function JarPage({ batchNumber = '' }: { batchNumber?: string | undefined }) {
  const isStaff = useWho().state === 'staff'
  if (isStaff) return <ToConsole path={`/stock-receipt/${batchNumber.toUpperCase()}`} />
  return <ScannedJar key={batchNumber} batchNumber={batchNumber} />
}

/** The page for the code on a jar: what is in it, whether it may be eaten, whom to tell. */
function ScannedJar({ batchNumber }: { batchNumber: string }) {
  const { servedJar } = useStores()
  const [resource] = useState(() => jarOf(batchNumber, servedJar))
  const { data, error, loading } = useResource(resource)
  if (data?.jar) return <Found jar={data.jar} />
  if (data)
    return (
      <Page title={words.title}>
        <Empty text={words.notFound}>
          <Contact />
          <ButtonLink to={HOME} state={{ tab: 'products' }}>
            {words.allProducts}
          </ButtonLink>
        </Empty>
      </Page>
    )
  return (
    <Page title={words.title}>
      {error !== null && !loading ? (
        <Trouble text={words.failed} error={error} onRetry={() => void resource.load()} />
      ) : (
        <p role="status">{shell.loading}</p>
      )}
    </Page>
  )
}

export default JarPage
