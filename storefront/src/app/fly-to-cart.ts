const FLIGHT_MS = 190

/** The first of these that can be seen. */
const seen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0)

/** The picture of the jar: in its card of the list, else the first of its page. */
const pictureOf = (Id: string) =>
  seen(`[aria-labelledby="product-${CSS.escape(Id)}"] img`) ?? seen('main img')

/**
 * Moves the picture of a jar to the cart in the menu, as a copy that takes no room and no focus. Nothing moves for people
 * who asked for less motion, nor where either end cannot be seen.
 */
export function flyToCart(Id: string) {
  const picture = pictureOf(Id)
  const cart = seen('nav a[href$="tab=cart"]')
  if (!picture || !cart || !('animate' in picture)) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = picture.getBoundingClientRect()
  const to = cart.getBoundingClientRect()
  const copy = picture.cloneNode() as HTMLElement
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '30',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: 'none',
  })
  document.body.append(copy)
  const x = to.left + to.width / 2 - (from.left + from.width / 2)
  const y = to.top + to.height / 2 - (from.top + from.height / 2)
  const flight = copy.animate(
    [{ opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.1)`, opacity: 0.4 }],
    { duration: FLIGHT_MS, easing: 'ease-in' },
  )
  const land = () => copy.remove()
  flight.finished.then(land, land)
}
