import { PRODUCT_LIMITS } from './limits.js'
/** A picture of a product as staff choose it: an upload, or an address on another site. */
export interface PictureDraft {
  /** Id of the upload; null for an address. */
  upload: string | null
  /** The address of the picture when it is not an upload. */
  url: string
  /** Describes the picture for people who cannot see it; may be empty. */
  alt: string
}

export const MOST_PICTURES = 8
const LONGEST_ADDRESS = PRODUCT_LIMITS.image

/** Whether the address is that of a drawn jar, which stands for a product without a picture. */
const isDrawn = (address: string): boolean => address.startsWith('/images/') || address === '/favicon.svg'

/**
 * The pictures after a save. On the wire `image` is the address of the first one. A new address replaces
 * it; an empty one (or that of a drawn jar) removes it; its current address changes nothing.
 */
export function picturesAfter(
  draft: { pictures?: readonly PictureDraft[]; image?: string },
  before: { pictures: readonly PictureDraft[]; image: string },
): readonly PictureDraft[] {
  if (draft.pictures !== undefined) return draft.pictures
  if (draft.image === undefined || draft.image === before.image) return before.pictures
  const rest = before.pictures.slice(1)
  return draft.image === '' || isDrawn(draft.image)
    ? rest
    : [{ upload: null, url: draft.image, alt: '' }, ...rest]
}

/** The reason why the address of a picture is refused; null when it is accepted. */
export function addressProblem(address: string): string | null {
  const sentence = 'An image address begins with https:// and has at most 500 characters.'
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return sentence
  return new URL(address).protocol === 'https:' ? null : sentence
}
