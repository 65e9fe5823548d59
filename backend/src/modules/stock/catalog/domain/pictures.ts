import { PRODUCT_LIMITS } from './limits.js'
/** A picture of a product as staff choose it: one they uploaded, or the address of one elsewhere. */
export interface PictureDraft {
  /** Id of the upload; null for an address. */
  upload: string | null
  /** The address, where there is no upload. */
  url: string
  /** What is to be seen, for who cannot see it; may be empty. */
  alt: string
}

export const MOST_PICTURES = 8
const LONGEST_ADDRESS = PRODUCT_LIMITS.image

/** Drawn jars stand for a product without a picture; none is a picture of its own. */
const isDrawn = (address: string): boolean => address.startsWith('/images/') || address === '/favicon.svg'

/**
 * The pictures after a save. On the wire `image` is the address of the first one. Another address replaces it; an empty
 * one (or that of a drawn jar) removes it; its present address changes nothing.
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

/** Why the address of a picture is not taken; null when it is. */
export function addressProblem(address: string): string | null {
  const sentence = 'An image address begins with https:// and has at most 500 characters.'
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return sentence
  return new URL(address).protocol === 'https:' ? null : sentence
}
