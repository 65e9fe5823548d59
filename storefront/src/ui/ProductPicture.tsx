import { type Product } from '../api/types.js'
import styles from './ProductPicture.module.css'

type Picture = Product['pictures'][number]

const FORMATS = ['avif', 'webp'] as const
/** Width and height of the drawn jar; a picture from elsewhere is assumed to be square too. */
const DRAWN = 400

const sourcesOf = ({ upload, widths }: Picture, format: (typeof FORMATS)[number]) =>
  widths.map((width) => `/uploads/${upload}-${width}.${format} ${width}w`).join(', ')

interface ProductPictureProps {
  product: Pick<Product, 'image' | 'pictures'>
  /** Which of its pictures, the first one without. */
  at?: number
  className?: string | undefined
  /** How wide it stands, in CSS pixels, for the browser's choice of a copy. */
  sizes: string
  /** The text next to it says what it shows, so it needs no description of its own. */
  decorative?: boolean
  lazy?: boolean
}

/** A product's picture: the uploaded photo in the copy that fits, the picture at its address, or the drawn jar. */
export function ProductPicture({ product, at = 0, sizes, decorative, lazy, ...rest }: ProductPictureProps) {
  const picture = product.pictures[at]
  const image = (
    <img
      className={rest.className}
      src={picture?.url ?? product.image}
      alt={decorative ? '' : (picture?.alt ?? '')}
      width={picture?.width ?? DRAWN}
      height={picture?.height ?? DRAWN}
      referrerPolicy={picture && !picture.upload ? 'no-referrer' : undefined}
      loading={lazy ? 'lazy' : 'eager'}
    />
  )
  if (!picture?.upload) return image
  return (
    <picture className={styles['frame']}>
      {FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourcesOf(picture, format)} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
