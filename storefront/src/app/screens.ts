import {
  Instead,
  PickleFacts,
  Pickles,
  ProductFilters,
  ReviewList,
  Together,
} from '../features/catalog/later-parts.js'
import { LowerBlocks } from '../features/home/lower-blocks.js'
import { type Tab } from '../state/home-navigation.js'
import { whenQuiet } from '../ui/quiet.js'
import { type Screen, screen, servedPart } from '../ui/screen.js'

export const Landing = screen(() => import('../features/home/Landing.js'))
export const Products = screen(() => import('../features/catalog/Products.js'))
export const LandingParts = servedPart(() => import('../features/catalog/LandingParts.js'))
/** Below everything: it comes last, whoever renders it. */
export const Footer = servedPart(async () => {
  await whenQuiet()
  return import('../features/home/Footer.js')
})
export const CartScreen = screen(() => import('../features/cart/CartScreen.js'))
export const NoticeLine = screen(() => import('./NoticeLine.js'))
export const PaymentNotice = screen(() => import('../payment/PaymentNotice.js'))
export const OrdersScreen = screen(() => import('../features/orders/OrdersScreen.js'))
export const ReviewScreen = screen(() => import('../features/reviews/ReviewScreen.js'))
export const IssueScreen = screen(() => import('../features/support/IssueScreen.js'))
export const ProductPage = screen(() => import('../features/catalog/ProductPage.js'))
export const JarPage = screen(() => import('../pages/jar/JarPage.js'))
export const LoginScreen = screen(() => import('../features/auth/LoginScreen.js'))
export const AccountScreen = screen(() => import('../features/account/AccountScreen.js'))
export const PolicyPage = screen(() => import('../pages/policies/PolicyPage.js'))
export const AboutPage = screen(() => import('../pages/policies/AboutPage.js'))
export const UnsubscribePage = screen(() => import('../features/emails/UnsubscribePage.js'))

/** The code of a tab. */
export const TAB_SCREENS: Partial<Record<Tab, Screen>> = {
  landingPage: Landing,
  products: Products,
  products1: Products,
  cart: CartScreen,
  placeOrder: OrdersScreen,
  review: ReviewScreen,
  review1: ReviewScreen,
  issue: IssueScreen,
  issue1: IssueScreen,
}

/**
 * Parts of pages that can be read before their code is there, since the server renders them; in the browser that code
 * comes last.
 */
export const AFTER_PAINT: readonly Screen[] = [
  Footer,
  ProductFilters,
  Pickles,
  Instead,
  PickleFacts,
  Together,
  ReviewList,
  LowerBlocks,
  LandingParts,
]
