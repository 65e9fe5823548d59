import { type Tab } from '../state/home-navigation.js'
import { type Screen, screen } from '../ui/screen.js'

export const Landing = screen(() => import('../features/home/Landing.js'))
export const Footer = screen(() => import('../features/home/Footer.js'))
export const CartScreen = screen(() => import('../features/cart/CartScreen.js'))
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

/** What a tab needs beyond the first load, which holds the products. */
export const TAB_SCREENS: Partial<Record<Tab, Screen>> = {
  landingPage: Landing,
  cart: CartScreen,
  placeOrder: OrdersScreen,
  review: ReviewScreen,
  review1: ReviewScreen,
  issue: IssueScreen,
  issue1: IssueScreen,
}
