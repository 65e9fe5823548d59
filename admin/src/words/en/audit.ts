export const auditWords = {
  audit: {
    changesToSee: '%{smart_count} change |||| %{smart_count} changes',
    is: '%{field}: %{after}',
  },
  /** What happened, by the name that the server gives it, other signs than letters written as _. */
  auditActions: {
    sign_in_done: 'Logged in',
    sign_in_refused: 'Log-in refused',
    sign_out_done: 'Logged out',
    session_revoked: 'Logged out a device',
    session_revoked_all: 'Logged out everywhere',
    account_deleted: 'Account deleted',
    employee_created: 'Employee created',
    employee_changed: 'Employee changed',
    product_created: 'Product created',
    product_changed: 'Product changed',
    product_deleted: 'Product deleted',
    outlet_created: 'Outlet created',
    outlet_changed: 'Outlet changed',
    outlet_deleted: 'Outlet deleted',
    settings_changed: 'Settings changed',
    refund_started: 'Refund started',
    refund_completed_by_hand: 'Refund marked as completed',
  },
} as const
