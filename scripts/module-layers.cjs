/**
 * Which modules a module may ask, from the bottom to the top: only those that come before it. A new arrow is a
 * decision; it is written here first. If a module below needs to know something from above, the one above registers
 * itself (`platform/registry.ts`).
 */
const MODULES = [
  ['audit', []],
  ['notifications', []],
  ['media', []],
  ['geo', []],
  ['settings', ['audit']],
  ['expenses', ['audit']],
  ['auth', ['audit', 'notifications', 'settings']],
  ['subscriptions', ['auth', 'settings']],
  ['outlets', ['audit', 'auth']],
  ['shipping', ['auth', 'settings']],
  ['catalog', ['audit', 'media', 'settings']],
  ['suppliers', ['audit', 'catalog']],
  ['inventory', ['audit', 'catalog', 'media', 'outlets', 'settings', 'suppliers']],
  ['bom', ['audit', 'catalog', 'inventory', 'settings']],
  ['reservations', ['audit', 'bom', 'catalog', 'inventory']],
  ['labels', ['catalog', 'inventory', 'settings']],
  ['orders', ['audit', 'auth', 'catalog', 'inventory', 'settings', 'shipping']],
  ['packing', ['catalog', 'inventory', 'orders', 'settings']],
  ['trace', ['auth', 'catalog', 'inventory', 'orders', 'outlets', 'reservations', 'suppliers']],
  ['invoices', ['orders', 'settings']],
  ['payments', ['audit', 'auth', 'orders']],
  ['desk', ['audit', 'auth', 'orders', 'payments', 'settings']],
  ['support', ['auth', 'orders', 'settings']],
  ['reviews', ['auth', 'catalog', 'orders']],
  ['imports', ['audit', 'catalog', 'inventory', 'outlets', 'settings', 'suppliers']],
  ['payouts', ['audit', 'imports', 'orders', 'payments', 'settings']],
  ['reports', ['expenses', 'inventory', 'orders']],
  [
    'costs',
    ['bom', 'catalog', 'expenses', 'inventory', 'orders', 'payouts', 'reports', 'reservations', 'settings'],
  ],
  ['planning', ['auth', 'bom', 'catalog', 'inventory', 'reports', 'reservations', 'settings', 'suppliers']],
  ['backups', []],
  [
    'recalls',
    ['audit', 'auth', 'catalog', 'inventory', 'orders', 'payments', 'reservations', 'settings', 'trace'],
  ],
  [
    'dashboard',
    ['catalog', 'inventory', 'orders', 'payments', 'payouts', 'recalls', 'reviews', 'settings', 'support'],
  ],
  ['monitoring', ['orders', 'payments', 'payouts', 'reviews', 'support']],
]

const names = MODULES.map(([name]) => name)
MODULES.forEach(([name, asked], at) => {
  const notBelow = asked.filter((other) => !names.slice(0, at).includes(other))
  if (notBelow.length > 0)
    throw new Error(`${name} asks ${notBelow.join(', ')}, which do not stand below it.`)
})

module.exports = { MODULES }
