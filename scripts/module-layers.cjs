/**
 * The wings of the backend and their modules, from the bottom to the top. A wing uses only wings that stand before it.
 * Beside each module stand the modules that it may use: only those before it, in its wing or in a lower one. A new
 * arrow is a decision; it is written here first. If a module below needs to know something from above, the one above
 * registers itself (`platform/registry.ts`).
 */
const WINGS = {
  office: [
    ['audit', []],
    ['media', []],
    ['geo', []],
    ['backups', []],
    ['settings', ['audit']],
    ['messages', ['audit', 'settings']],
    ['approvals', ['audit', 'messages', 'settings']],
    ['auth', ['audit', 'messages', 'settings']],
    ['subscriptions', ['auth', 'messages', 'settings']],
  ],
  stock: [
    ['outlets', ['audit', 'auth']],
    ['catalog', ['audit', 'media', 'settings']],
    ['suppliers', ['audit', 'catalog']],
    ['inventory', ['approvals', 'audit', 'catalog', 'media', 'messages', 'outlets', 'settings', 'suppliers']],
    ['bom', ['audit', 'catalog', 'inventory', 'settings']],
    ['runs', ['approvals', 'audit', 'bom', 'catalog', 'inventory']],
    ['labels', ['catalog', 'inventory', 'settings']],
    ['imports', ['audit', 'catalog', 'inventory', 'outlets', 'settings', 'suppliers']],
  ],
  sales: [
    ['shipping', ['auth', 'settings']],
    [
      'orders',
      ['approvals', 'audit', 'auth', 'catalog', 'inventory', 'media', 'messages', 'settings', 'shipping'],
    ],
    ['packing', ['catalog', 'inventory', 'orders', 'settings', 'shipping']],
    ['support', ['auth', 'media', 'messages', 'orders', 'settings']],
    ['reviews', ['auth', 'catalog', 'media', 'messages', 'orders', 'settings']],
    ['back-in-stock', ['auth', 'catalog', 'messages', 'orders', 'settings']],
    ['favourites', ['catalog', 'orders']],
    ['landing', ['catalog', 'favourites', 'media', 'reviews', 'settings']],
  ],
  money: [
    ['closed-months', ['audit']],
    ['payments', ['audit', 'auth', 'closed-months', 'messages', 'orders']],
    ['invoices', ['messages', 'orders', 'settings']],
    ['desk', ['approvals', 'audit', 'auth', 'closed-months', 'orders', 'payments', 'settings']],
    ['payouts', ['audit', 'closed-months', 'orders', 'payments', 'settings']],
    ['courier-invoices', ['audit', 'closed-months', 'orders', 'shipping']],
    ['expenses', ['audit', 'closed-months', 'desk', 'settings']],
    [
      'purchases',
      [
        'audit',
        'catalog',
        'closed-months',
        'desk',
        'expenses',
        'inventory',
        'media',
        'orders',
        'settings',
        'suppliers',
      ],
    ],
  ],
  insight: [
    ['trace', ['auth', 'catalog', 'inventory', 'orders', 'outlets', 'runs', 'suppliers']],
    ['reports', ['expenses', 'inventory', 'orders', 'settings']],
    [
      'costs',
      ['bom', 'catalog', 'expenses', 'inventory', 'orders', 'payouts', 'reports', 'runs', 'settings'],
    ],
    ['customers', ['audit', 'auth', 'messages', 'orders', 'reviews', 'settings', 'subscriptions', 'support']],
    ['planning', ['auth', 'bom', 'catalog', 'inventory', 'reports', 'runs', 'settings', 'suppliers']],
    [
      'recalls',
      [
        'audit',
        'auth',
        'catalog',
        'inventory',
        'messages',
        'orders',
        'payments',
        'runs',
        'settings',
        'trace',
      ],
    ],
    [
      'dashboard',
      [
        'approvals',
        'catalog',
        'inventory',
        'messages',
        'orders',
        'payments',
        'payouts',
        'purchases',
        'recalls',
        'reviews',
        'settings',
        'support',
      ],
    ],
    ['monitoring', ['messages', 'orders', 'payments', 'payouts', 'reviews', 'support']],
  ],
  books: [
    ['returns', ['orders', 'settings']],
    [
      'ledger',
      [
        'catalog',
        'closed-months',
        'costs',
        'desk',
        'expenses',
        'inventory',
        'orders',
        'payments',
        'payouts',
        'purchases',
        'settings',
        'suppliers',
      ],
    ],
    [
      'month-end',
      [
        'closed-months',
        'costs',
        'desk',
        'expenses',
        'ledger',
        'orders',
        'payouts',
        'purchases',
        'reports',
        'returns',
        'settings',
      ],
    ],
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
