import { lazy } from 'react'

/** The staff lists; each is loaded when its screen is entered. */
export const ProductList = lazy(() =>
  import('../screens/shop/products/ProductList.js').then((screen) => ({ default: screen.ProductList })),
)
export const ProductEntry = lazy(() =>
  import('../screens/shop/products/ProductEntry.js').then((screen) => ({ default: screen.ProductEntry })),
)
export const OutletList = lazy(() =>
  import('../screens/make/outlets/OutletList.js').then((screen) => ({ default: screen.OutletList })),
)
export const ExpenseList = lazy(() =>
  import('../screens/money/expenses/ExpenseList.js').then((screen) => ({ default: screen.ExpenseList })),
)
export const StockScreen = lazy(() =>
  import('../screens/make/stock/StockScreen.js').then((screen) => ({ default: screen.StockScreen })),
)
export const BatchPage = lazy(() =>
  import('../screens/make/stock/batch/BatchPage.js').then((screen) => ({ default: screen.BatchPage })),
)
export const StockUsage = lazy(() =>
  import('../screens/make/stock/usage/StockUsage.js').then((screen) => ({ default: screen.StockUsage })),
)
export const BomList = lazy(() =>
  import('../screens/make/boms/BomList.js').then((screen) => ({ default: screen.BomList })),
)
export const ReservationList = lazy(() =>
  import('../screens/make/runs/ReservationList.js').then((screen) => ({ default: screen.ReservationList })),
)
export const ReservationEntry = lazy(() =>
  import('../screens/make/runs/entry/ReservationEntry.js').then((screen) => ({
    default: screen.ReservationEntry,
  })),
)
export const RunPage = lazy(() =>
  import('../screens/make/runs/run/RunPage.js').then((screen) => ({ default: screen.RunPage })),
)
export const OrderIndex = lazy(() =>
  import('../screens/sell/orders/OrderIndex.js').then((screen) => ({ default: screen.OrderIndex })),
)
export const CourierWorkList = lazy(() =>
  import('../screens/sell/courier/CourierWorkList.js').then((screen) => ({
    default: screen.CourierWorkList,
  })),
)
export const CourierClaimList = lazy(() =>
  import('../screens/sell/courier/CourierClaimList.js').then((screen) => ({
    default: screen.CourierClaimList,
  })),
)
export const CourierWorkPage = lazy(() =>
  import('../screens/sell/courier/CourierWorkPage.js').then((screen) => ({
    default: screen.CourierWorkPage,
  })),
)
export const SupportPage = lazy(() =>
  import('../screens/sell/support/SupportPage.js').then((screen) => ({ default: screen.SupportPage })),
)
export const EmployeeList = lazy(() =>
  import('../screens/shop/employees/EmployeeList.js').then((screen) => ({ default: screen.EmployeeList })),
)
export const EmployeeCreate = lazy(() =>
  import('../screens/shop/employees/EmployeeCreate.js').then((screen) => ({
    default: screen.EmployeeCreate,
  })),
)
export const EmployeeEdit = lazy(() =>
  import('../screens/shop/employees/EmployeeEdit.js').then((screen) => ({ default: screen.EmployeeEdit })),
)
export const SettingsPage = lazy(() =>
  import('../screens/shop/settings/SettingsPage.js').then((screen) => ({ default: screen.SettingsPage })),
)
export const SettingsHistory = lazy(() =>
  import('../screens/shop/settings/SettingsHistory.js').then((screen) => ({
    default: screen.SettingsHistory,
  })),
)
export const AuditList = lazy(() =>
  import('../screens/shop/audit/AuditList.js').then((screen) => ({ default: screen.AuditList })),
)
export const PaymentCaseList = lazy(() =>
  import('../screens/money/payments/PaymentCaseList.js').then((screen) => ({
    default: screen.PaymentCaseList,
  })),
)
export const PaymentCasePage = lazy(() =>
  import('../screens/money/payments/PaymentCasePage.js').then((screen) => ({
    default: screen.PaymentCasePage,
  })),
)
export const RefundsPage = lazy(() =>
  import('../screens/money/payments/RefundsPage.js').then((screen) => ({ default: screen.RefundsPage })),
)
export const PayoutsPage = lazy(() =>
  import('../screens/money/payouts/PayoutsPage.js').then((screen) => ({ default: screen.PayoutsPage })),
)
export const ImportPayouts = lazy(() =>
  import('../screens/money/payouts/ImportPayouts.js').then((screen) => ({ default: screen.ImportPayouts })),
)
export const SettlementPage = lazy(() =>
  import('../screens/money/payouts/SettlementPage.js').then((screen) => ({ default: screen.SettlementPage })),
)
export const SessionsPage = lazy(() =>
  import('../screens/shop/sessions/SessionsPage.js').then((screen) => ({ default: screen.SessionsPage })),
)
export const SubscriberList = lazy(() =>
  import('../screens/shop/subscribers/SubscriberList.js').then((screen) => ({
    default: screen.SubscriberList,
  })),
)
export const ImportPage = lazy(() =>
  import('../screens/shop/imports/ImportPage.js').then((screen) => ({ default: screen.ImportPage })),
)
export const SupplierList = lazy(() =>
  import('../screens/make/suppliers/SupplierList.js').then((screen) => ({ default: screen.SupplierList })),
)
export const SupplierPage = lazy(() =>
  import('../screens/make/suppliers/SupplierPage.js').then((screen) => ({ default: screen.SupplierPage })),
)
export const JobsPage = lazy(() =>
  import('../screens/shop/jobs/JobsPage.js').then((screen) => ({ default: screen.JobsPage })),
)
export const ReviewList = lazy(() =>
  import('../screens/sell/reviews/ReviewList.js').then((screen) => ({ default: screen.ReviewList })),
)
export const RecallList = lazy(() =>
  import('../screens/make/recalls/RecallList.js').then((screen) => ({ default: screen.RecallList })),
)
export const RecallPage = lazy(() =>
  import('../screens/make/recalls/RecallPage.js').then((screen) => ({ default: screen.RecallPage })),
)
export const BeginRecall = lazy(() =>
  import('../screens/make/recalls/BeginRecall.js').then((screen) => ({ default: screen.BeginRecall })),
)
export const RecallPaper = lazy(() =>
  import('../screens/make/recalls/RecallPaper.js').then((screen) => ({ default: screen.RecallPaper })),
)
export const CookPlanPage = lazy(() =>
  import('../screens/make/cook-plan/CookPlanPage.js').then((screen) => ({ default: screen.CookPlanPage })),
)
export const CountsPage = lazy(() =>
  import('../screens/make/counts/CountsPage.js').then((screen) => ({ default: screen.CountsPage })),
)
export const CountPage = lazy(() =>
  import('../screens/make/counts/CountPage.js').then((screen) => ({ default: screen.CountPage })),
)
export const TracePage = lazy(() =>
  import('../screens/make/trace/TracePage.js').then((screen) => ({ default: screen.TracePage })),
)
export const CostsPage = lazy(() =>
  import('../screens/money/costs/CostsPage.js').then((screen) => ({ default: screen.CostsPage })),
)
export const PickListPage = lazy(() =>
  import('../screens/sell/packing/PickListPage.js').then((screen) => ({ default: screen.PickListPage })),
)
export const PackPage = lazy(() =>
  import('../screens/sell/packing/PackPage.js').then((screen) => ({ default: screen.PackPage })),
)
export const DeskPage = lazy(() =>
  import('../screens/sell/desk/DeskPage.js').then((screen) => ({ default: screen.DeskPage })),
)
export const DeskOrderPage = lazy(() =>
  import('../screens/sell/desk/DeskOrderPage.js').then((screen) => ({ default: screen.DeskOrderPage })),
)
export const DrawerPage = lazy(() =>
  import('../screens/sell/desk/drawer/DrawerPage.js').then((screen) => ({ default: screen.DrawerPage })),
)
