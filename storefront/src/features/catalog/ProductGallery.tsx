import { useState } from 'react'
import { type Product } from '../../api/types.js'
import { ProductPicture } from '../../ui/ProductPicture.js'
import styles from '../../ui/ProductPicture.module.css'
import { catalog } from '../../words/catalog.js'

interface ProductGalleryProps {
  product: Pick<Product, 'image' | 'pictures'>
  className: string | undefined
}

/** The picture of a product's own page; where there are more, the choice between them. */
export function ProductGallery({ product, className }: ProductGalleryProps) {
  const [at, setAt] = useState(0)
  const { pictures } = product
  const sizes = '(min-width: 900px) 520px, 100vw'
  if (pictures.length < 2) return <ProductPicture product={product} className={className} sizes={sizes} />
  return (
    <div className={styles['gallery']}>
      <ProductPicture product={product} at={at} className={className} sizes={sizes} />
      <ul className={styles['strip']}>
        {pictures.map(({ url }, place) => (
          <li key={url}>
            <button
              type="button"
              className={styles['choice']}
              aria-pressed={place === at}
              aria-label={catalog.picture(place + 1, pictures.length)}
              onClick={() => setAt(place)}
            >
              <ProductPicture
                product={product}
                at={place}
                className={styles['thumb']}
                sizes="72px"
                decorative
                lazy
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
