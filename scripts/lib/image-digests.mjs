/** Images in a Dockerfile or a compose file: where they stand, and which they are. */
const NAMED = /^(FROM |\s*image: )([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?(?=\s|$)/gm

/** The images that a file names, without their digests. */
export const imagesIn = (text) => Array.from(text.matchAll(NAMED), ([, , image]) => image)

/** The file with the digest behind each image. @param {(image: string) => string} digestOf `sha256:…` */
export const withDigests = (text, digestOf) =>
  text.replace(NAMED, (_, before, image) => `${before}${image}@${digestOf(image)}`)
