/** The architecture as rules that fail, each with its reason. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A cycle means that two things are one, or that a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'kernel-is-pure',
      comment:
        'Money, quantities, days and transitions depend on nothing, so that everything may depend on them.',
      severity: 'error',
      from: { path: '^backend/src/kernel', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^backend/src/kernel' },
    },
    {
      name: 'domain-imports-only-kernel',
      comment: 'Rules are pure functions over plain data: no framework, no database, no clock.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/domain/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^backend/src/kernel/', '^backend/src/modules/$1/domain/'] },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'Plumbing serves every module, so it can know none.',
      severity: 'error',
      from: { path: '^backend/src/(platform|kernel|config)/' },
      to: { path: '^backend/src/(modules|sandbox|demo)/' },
    },
    {
      name: 'modules-meet-at-services',
      comment:
        "Another module is reached by its *.module.ts, its exported services and its domain's types; schemas, controllers and mappers are private.",
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: {
        path: '^backend/src/modules/([^/]+)/(schemas|http)/',
        // How a reference to a product looks on the wire is told once, by its owner.
        pathNot: ['^backend/src/modules/$1/', '-reference\\.dto\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'acyclic-module-graph',
      comment:
        'inventory→catalog; bom→catalog; reservations→bom, inventory; orders→catalog, inventory, shipping; payments, support→orders; reviews→orders, catalog; anyone may ask auth and settings. These arrows would close a circle.',
      severity: 'error',
      from: { path: '^backend/src/modules/(auth|settings|catalog|inventory|shipping|orders|notifications)/' },
      to: { path: '^backend/src/modules/(payments|support|reviews|reservations|bom)/' },
    },
    {
      name: 'catalog-is-below',
      comment:
        'Inventory, reviews and orders push availability and ratings into the catalogue; it never asks them.',
      severity: 'error',
      from: { path: '^backend/src/modules/(catalog|shipping|settings|notifications)/' },
      to: { path: '^backend/src/modules/(inventory|orders)/' },
    },
    {
      name: 'production-loads-no-sandbox',
      comment: 'Only the application module reaches the sandboxes, by a dynamic import outside production.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: ['^backend/src/sandbox/', '^backend/src/app\\.module\\.ts$', '\\.spec\\.ts$'],
      },
      to: { path: '^backend/src/sandbox/' },
    },
    {
      name: 'demo-is-loaded-last',
      comment:
        'Demo data may write any collection; nothing but the start and the seed command may know of it.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: ['^backend/src/demo/', '^backend/src/server\\.ts$', '^backend/src/cli/'],
      },
      to: { path: '^backend/src/demo/' },
    },
    {
      name: 'workspaces-are-strangers',
      comment: 'The apps meet the backend on the wire only; the engine knows nothing of pickles.',
      severity: 'error',
      from: { path: '^(backend|admin|storefront|embedded-mongo|e2e)/' },
      to: {
        path: '^(backend|admin|storefront|embedded-mongo|e2e)/',
        pathNot: ['^$1/', '^embedded-mongo/src/index\\.ts$'],
      },
    },
    {
      name: 'features-never-import-each-other',
      comment: 'A feature that needs another is a sign of something that belongs to ui, api or app.',
      severity: 'error',
      from: { path: '^storefront/src/features/([^/]+)/' },
      to: { path: '^storefront/src/features/', pathNot: '^storefront/src/features/$1/' },
    },
    {
      name: 'no-unlisted-package',
      comment: 'What is imported is declared.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'no-test-code-in-production',
      comment: 'Specs and their helpers are not shipped.',
      severity: 'error',
      from: { path: '^[^/]+/src/', pathNot: ['\\.spec\\.tsx?$', 'test-setup\\.ts$', 'testing/'] },
      to: { path: ['\\.spec\\.tsx?$', '^backend/test/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.gen\\.ts$', '\\.css$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
