import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { HOME } from '../state/home-navigation.js'
import { CustomersOnly, Elsewhere, NotForStaff, OnlyLoggedOut } from './guards.js'
import { HomeTabs } from './HomeTabs.js'
import { ScrollKeeper } from './ScrollKeeper.js'
import { Shell } from './Shell.js'

const ProductPage = lazy(() => import('../features/catalog/ProductPage.js'))
const LoginScreen = lazy(() => import('../features/auth/LoginScreen.js'))
const AccountScreen = lazy(() => import('../features/account/AccountScreen.js'))
const PolicyPage = lazy(() => import('../pages/policies/PolicyPage.js'))
const AboutPage = lazy(() => import('../pages/policies/AboutPage.js'))

const login = (
  <Suspense>
    <LoginScreen />
  </Suspense>
)

/** The route table of spec §2 on the customer's side; staff routes never reach this application. */
export const AppRoutes = () => (
  <>
    <ScrollKeeper />
    <Routes>
      <Route path="/login" element={<OnlyLoggedOut>{login}</OnlyLoggedOut>} />
      <Route path="/loginpage-1" element={<NotForStaff>{login}</NotForStaff>} />
      <Route element={<Shell footer />}>
        <Route path={HOME} element={<HomeTabs />} />
        <Route path={`${HOME}/:policy`} element={<PolicyPage />} />
      </Route>
      <Route element={<Shell />}>
        <Route
          path="/user-account"
          element={
            <CustomersOnly from="account">
              <AccountScreen />
            </CustomersOnly>
          }
        />
        <Route path="/pickles/:slug" element={<ProductPage />} />
        <Route path="/about" element={<AboutPage />} />
      </Route>
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  </>
)
