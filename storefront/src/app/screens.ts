import type { Tab } from '../state/home-navigation.js'
import { screen, type Screen } from './screen.js'

export const Landing = screen('src/features/home/Landing.tsx', () => import('../features/home/Landing.js'))
export const Footer = screen('src/features/home/Footer.tsx', () => import('../features/home/Footer.js'))
export const CartScreen = screen(
  'src/features/cart/CartScreen.tsx',
  () => import('../features/cart/CartScreen.js'),
)
export const OrdersScreen = screen(
  'src/features/orders/OrdersScreen.tsx',
  () => import('../features/orders/OrdersScreen.js'),
)
export const ReviewScreen = screen(
  'src/features/reviews/ReviewScreen.tsx',
  () => import('../features/reviews/ReviewScreen.js'),
)
export const IssueScreen = screen(
  'src/features/support/IssueScreen.tsx',
  () => import('../features/support/IssueScreen.js'),
)
export const ProductPage = screen(
  'src/features/catalog/ProductPage.tsx',
  () => import('../features/catalog/ProductPage.js'),
)
export const LoginScreen = screen(
  'src/features/auth/LoginScreen.tsx',
  () => import('../features/auth/LoginScreen.js'),
)
export const AccountScreen = screen(
  'src/features/account/AccountScreen.tsx',
  () => import('../features/account/AccountScreen.js'),
)
export const PolicyPage = screen(
  'src/pages/policies/PolicyPage.tsx',
  () => import('../pages/policies/PolicyPage.js'),
)
export const AboutPage = screen(
  'src/pages/policies/AboutPage.tsx',
  () => import('../pages/policies/AboutPage.js'),
)
export const UnsubscribePage = screen(
  'src/features/emails/UnsubscribePage.tsx',
  () => import('../features/emails/UnsubscribePage.js'),
)

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
