import '../session/pin/pin-wanted.js'
import CssBaseline from '@mui/material/CssBaseline'
import { type QueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, useState } from 'react'
import { AdminContext, CoreAdminUI, CustomRoutes, Notification } from 'react-admin'
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router-dom'
import { type Session } from '../api/api-types.js'
import { dataProvider } from '../api/data-provider.js'
import { createQueryClient } from '../api/query-client.js'
import { theme } from '../kit/theme/theme.js'
import { ArrivedQuestion } from '../kit/ui/ArrivedQuestion.js'
import { Refusals } from '../kit/ui/Refusals.js'
import { UnknownScreen } from '../kit/ui/UnknownScreen.js'
import { i18nProvider } from '../kit/words/i18n-provider.js'
import { CockpitPage } from '../screens/cockpit/CockpitPage.js'
import { type ScreenName } from '../session/access.js'
import { createAuthProvider } from '../session/auth-provider.js'
import { type Leave, leaveByPageLoad } from '../session/session.js'
import { SessionGate } from '../session/SessionGate.js'
import { ConsoleLayout } from './layout/ConsoleLayout.js'
import * as lists from './lists.js'
import { ScreenDoor } from './ScreenDoor.js'

const AssignStockPage = lazy(() =>
  import('../screens/sell/assign-stock/AssignStockPage.js').then((page) => ({
    default: page.AssignStockPage,
  })),
)

/** A route that opens to the roles of its screen. */
const screen = (path: string, name: ScreenName, element: ReactNode) => (
  <Route path={path} element={<ScreenDoor name={name}>{element}</ScreenDoor>} />
)

/** The staff routes (docs/domain.md#addresses-of-screens). */
const screens = (
  <CustomRoutes>
    <Route path="/" element={<Navigate to="/dashboard" replace />} />
    {screen('/dashboard', 'dashboard', <CockpitPage />)}
    {screen('/dashboard/employees', 'employees', <lists.EmployeeList />)}
    {screen('/dashboard/employees/create', 'employees', <lists.EmployeeCreate />)}
    {screen('/dashboard/employees/:id', 'employees', <lists.EmployeeEdit />)}
    {screen('/dashboard/settings', 'settings', <lists.SettingsPage />)}
    {screen('/dashboard/settings/history', 'settings', <lists.SettingsHistory />)}
    {screen('/dashboard/settings/:section', 'settings', <lists.SettingsPage />)}
    {screen('/dashboard/audit', 'audit', <lists.AuditList />)}
    {screen('/dashboard/import', 'imports', <lists.ImportPage />)}
    {screen('/dashboard/jobs', 'jobs', <lists.JobsPage />)}
    {screen('/dashboard/sessions', 'sessions', <lists.SessionsPage />)}
    {screen('/dashboard/payments', 'payments', <lists.PaymentCaseList />)}
    {screen('/dashboard/payments/:id', 'payments', <lists.PaymentCasePage />)}
    {screen('/dashboard/refunds', 'refunds', <lists.RefundsPage />)}
    {screen('/dashboard/payouts', 'payouts', <lists.PayoutsPage />)}
    {screen('/dashboard/payouts/import', 'payouts', <lists.ImportPayouts />)}
    {screen('/dashboard/payouts/:utr', 'payouts', <lists.SettlementPage />)}
    {screen('/dashboard/subscribers', 'subscribers', <lists.SubscriberList />)}
    {screen('/dashboard/suppliers', 'suppliers', <lists.SupplierList />)}
    {screen('/dashboard/suppliers/:id', 'suppliers', <lists.SupplierPage />)}
    {screen('/dashboard/recalls', 'recalls', <lists.RecallList />)}
    {screen('/dashboard/recalls/new', 'recalls', <lists.BeginRecall />)}
    {screen('/dashboard/recalls/:id', 'recalls', <lists.RecallPage />)}
    {screen('/dashboard/recalls/:id/:paper', 'recalls', <lists.RecallPaper />)}
    {screen('/dashboard/courier', 'courier', <lists.CourierWorkList />)}
    {screen('/dashboard/courier/claims', 'courier', <lists.CourierClaimList />)}
    {screen('/dashboard/courier/:orderId', 'courier', <lists.CourierWorkPage />)}
    {screen('/dashboard/support/:orderId?', 'support', <lists.SupportPage />)}
    {screen('/dashboard/costs', 'costs', <lists.CostsPage />)}
    {screen('/dashboard/count', 'counts', <lists.CountsPage />)}
    {screen('/dashboard/count/:id', 'counts', <lists.CountPage />)}
    {screen('/dashboard/trace', 'trace', <lists.TracePage />)}
    {screen('/dashboard/cook-plan', 'cookPlan', <lists.CookPlanPage />)}
    {screen('/dashboard/orders', 'orders', <lists.OrderIndex />)}
    {screen('/dashboard/desk', 'desk', <lists.DeskPage />)}
    {screen('/dashboard/desk/:orderId', 'desk', <lists.DeskOrderPage />)}
    {screen('/dashboard/drawer', 'drawer', <lists.DrawerPage />)}
    {screen('/product-list', 'productList', <lists.ProductList />)}
    {screen('/product-entry', 'productList', <lists.ProductEntry />)}
    {screen('/stock-receipt', 'stockReceipt', <lists.StockScreen />)}
    {screen('/stock-receipt/fg', 'stockReceipt', <lists.StockScreen />)}
    {screen('/stock-receipt/refresh', 'stockReceipt', <lists.StockScreen />)}
    {screen('/stock-receipt/:batchNumber', 'stockReceipt', <lists.BatchPage />)}
    {screen('/stock-usage', 'stockReceipt', <lists.StockUsage />)}
    {screen('/reservation-list', 'stockReserve', <lists.ReservationList />)}
    {screen('/reservations', 'stockReserve', <lists.ReservationEntry />)}
    {screen('/dashboard/runs/:id', 'stockReserve', <lists.RunPage />)}
    {screen('/assign-stock', 'stockAssign', <AssignStockPage />)}
    {screen('/dashboard/packing', 'stockAssign', <lists.PickListPage />)}
    {screen('/dashboard/packing/:id', 'stockAssign', <lists.PackPage />)}
    {screen('/bom', 'bom', <lists.BomList />)}
    {screen('/outlet-list', 'outletList', <lists.OutletList />)}
    {screen('/expenses', 'expenses', <lists.ExpenseList />)}
    {screen('/admin-review-approval', 'reviews', <lists.ReviewList />)}
  </CustomRoutes>
)

interface ConsoleProps {
  session: Session
  leave: Leave
  queryClient?: QueryClient
}

/** react-admin's own frame brings a layout, a menu and a login of its own: none of them is loaded here. */
function Console({ session, leave, queryClient }: ConsoleProps) {
  const [authProvider] = useState(() => createAuthProvider(session, leave))
  const [queries] = useState(() => queryClient ?? createQueryClient())
  return (
    <AdminContext
      theme={theme}
      darkTheme={null}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queries}
    >
      <CssBaseline enableColorScheme>
        <Refusals>
          <CoreAdminUI
            disableTelemetry
            title="Jaadi"
            layout={ConsoleLayout}
            catchAll={UnknownScreen}
            loginPage={false}
            authCallbackPage={false}
          >
            {screens}
          </CoreAdminUI>
          <Notification />
          <ArrivedQuestion />
        </Refusals>
      </CssBaseline>
    </AdminContext>
  )
}

/** The staff console. `leave` and `queryClient` are replaced in tests. */
export function App({ leave = leaveByPageLoad, queryClient }: Partial<Omit<ConsoleProps, 'session'>>) {
  // A form with unsaved changes can only stop a router that knows where each step leads.
  const [router] = useState(() =>
    createBrowserRouter([
      {
        path: '*',
        element: (
          <SessionGate leave={leave}>
            {(session) => <Console session={session} leave={leave} queryClient={queryClient} />}
          </SessionGate>
        ),
      },
    ]),
  )
  return <RouterProvider router={router} />
}
