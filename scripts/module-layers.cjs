/**
 * The wings of the backend and their modules, from the bottom to the top. A wing uses only wings that stand before it.
 * Beside each module stand the modules that it may use: only those before it, in its wing or in a lower one. A new
 * arrow is a decision; it is written here first. If a module below needs to know something from above, the one above
 * registers itself (`platform/registry.ts`).
 */
const WINGS = {
  office: [
    ['audit', []],
    ['notifications', []],
    ['media', []],
    ['geo', []],
    ['backups', []],
    ['settings', ['audit']],
    ['auth', ['audit', 'notifications', 'settings']],
    ['subscriptions', ['auth', 'settings']],
  ],
  stock: [
    ['outlets', ['audit', 'auth']],
    ['catalog', ['audit', 'media', 'settings']],
    ['suppliers', ['audit', 'catalog']],
    ['inventory', ['audit', 'catalog', 'media', 'outlets', 'settings', 'suppliers']],
    ['bom', ['audit', 'catalog', 'inventory', 'settings']],
    ['runs', ['audit', 'bom', 'catalog', 'inventory']],
    ['labels', ['catalog', 'inventory', 'settings']],
    ['imports', ['audit', 'catalog', 'inventory', 'outlets', 'settings', 'suppliers']],
  ],
  sales: [
    ['shipping', ['auth', 'settings']],
    ['orders', ['audit', 'auth', 'catalog', 'inventory', 'settings', 'shipping']],
    ['packing', ['catalog', 'inventory', 'orders', 'settings']],
    ['support', ['auth', 'orders', 'settings']],
    ['reviews', ['auth', 'catalog', 'orders']],
  ],
  money: [
    ['expenses', ['audit']],
    ['payments', ['audit', 'auth', 'orders']],
    ['invoices', ['orders', 'settings']],
    ['desk', ['audit', 'auth', 'orders', 'payments', 'settings']],
    ['payouts', ['audit', 'orders', 'payments', 'settings']],
  ],
  insight: [
    ['trace', ['auth', 'catalog', 'inventory', 'orders', 'outlets', 'runs', 'suppliers']],
    ['reports', ['expenses', 'inventory', 'orders']],
    [
      'costs',
      ['bom', 'catalog', 'expenses', 'inventory', 'orders', 'payouts', 'reports', 'runs', 'settings'],
    ],
    ['customers', ['audit', 'auth', 'orders', 'reviews', 'subscriptions', 'support']],
    ['planning', ['auth', 'bom', 'catalog', 'inventory', 'reports', 'runs', 'settings', 'suppliers']],
    ['recalls', ['audit', 'auth', 'catalog', 'inventory', 'orders', 'payments', 'runs', 'settings', 'trace']],
    [
      'dashboard',
      ['catalog', 'inventory', 'orders', 'payments', 'payouts', 'recalls', 'reviews', 'settings', 'support'],
    ],
    ['monitoring', ['orders', 'payments', 'payouts', 'reviews', 'support']],
  ],
}

const MODULES = Object.entries(WINGS).flatMap(([wing, modules]) =>
  modules.map(([name, asked]) => ({ wing, name, asked })),
)
const names = MODULES.map(({ name }) => name)
MODULES.forEach(({ name, asked }, at) => {
  const notBelow = asked.filter((other) => !names.slice(0, at).includes(other))
  if (notBelow.length > 0)
    throw new Error(`${name} uses ${notBelow.join(', ')}, which do not stand below it.`)
})

module.exports = { MODULES, WINGS: Object.keys(WINGS) }
