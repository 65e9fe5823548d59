const { MODULES } = require('./scripts/module-layers.cjs')

/** A layer of a module, or of one of its submodules, which have the same layers. */
const layer = (names) => `/(?:(?:${names})|.*/(?:${names}))/`

const MODULE = '^backend/src/modules/[^/]+/[^/]+'
const folderOf = Object.fromEntries(MODULES.map(({ wing, name }) => [name, `${wing}/${name}`]))

const moduleGraph = [
  ...MODULES.map(({ name, asked }) => ({
    name: `module-${name}`,
    comment: `${name} may use ${asked.join(', ') || 'no other module'}: the order of wings and modules stands in scripts/module-layers.cjs.`,
    severity: 'error',
    from: { path: `^backend/src/modules/${folderOf[name]}/` },
    to: {
      path: '^backend/src/modules/',
      pathNot: `^backend/src/modules/(${[name, ...asked].map((one) => folderOf[one]).join('|')})/`,
    },
  })),
  {
    name: 'module-without-a-place',
    comment: 'A new module gets its place in a wing, in scripts/module-layers.cjs.',
    severity: 'error',
    from: {
      path: '^backend/src/modules/',
      pathNot: `^backend/src/modules/(${Object.values(folderOf).join('|')})/`,
    },
    to: {},
  },
]

/** The architecture as rules that fail, each with its reason. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'A cycle means that two things are one, or that a third is missing. Types count: they are read too.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
      name: 'config-stands-on-the-kernel',
      comment:
        'The environment is read before anything else exists; platform asks config, never the other way.',
      severity: 'error',
      from: { path: '^backend/src/config/' },
      to: { path: '^backend/src/', pathNot: '^backend/src/(config|kernel)/' },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'Plumbing serves every module, so it can know none.',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/', pathNot: '^backend/src/(platform|config|kernel)/' },
    },
    {
      name: 'pages-know-no-module',
      comment: 'What serves the screens asks the public API, as a browser does.',
      severity: 'error',
      from: { path: '^backend/src/pages/' },
      to: { path: '^backend/src/', pathNot: '^backend/src/(pages|platform|config|kernel)/' },
    },
    {
      name: 'modules-stand-on-the-platform',
      comment:
        'What serves the screens, starts the process or plays a service stands beside or above the modules.',
      severity: 'error',
      from: { path: '^backend/src/modules/' },
      to: { path: '^backend/src/', pathNot: '^backend/src/(modules|platform|config|kernel)/' },
    },
    {
      name: 'domain-imports-only-kernel',
      comment:
        'Rules are pure functions over plain data: no framework, no database, no clock. They may use the rules of their module and of those below it (ADR 21).',
      severity: 'error',
      from: {
        path: `${MODULE}${layer('domain')}`,
        pathNot: '\\.spec\\.ts$',
      },
      to: { pathNot: ['^backend/src/kernel/', `${MODULE}${layer('domain')}`] },
    },
    {
      name: 'schemas-know-no-use-case',
      comment:
        'What is stored is told in the words of the domain, its own or one below it (ADR 21); whoever stores it is not its matter.',
      severity: 'error',
      from: { path: `^backend/src/((?:modules/[^/]+|sandbox)/[^/]+)${layer('schemas')}` },
      to: {
        pathNot: [
          '^backend/src/(kernel|platform)/',
          `^backend/src/$1${layer('domain|schemas')}`,
          `${MODULE}${layer('domain')}`,
          '(^|/)node_modules/',
        ],
      },
    },
    {
      name: 'nothing-hangs-on-http',
      comment:
        'Use cases are called by controllers and jobs alike; what both need of a wire form belongs beside the use case.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: ['/http/', '\\.module\\.ts$', '\\.spec\\.ts$'] },
      to: { path: '^backend/src/modules/.*/http/' },
    },
    {
      name: 'modules-meet-at-services',
      comment:
        "Another module is reached by its *.module.ts, its exported services and its domain's types; schemas, controllers and mappers are private.",
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+/[^/]+)/' },
      to: {
        path: '^backend/src/modules/.*/(schemas|http)/',
        // How a reference to a product looks on the wire is told once, by its owner.
        pathNot: ['^backend/src/modules/$1/', '-reference\\.dto\\.ts$'],
      },
    },
    {
      name: 'submodules-keep-their-schemas',
      comment:
        "What a submodule stores is asked of its services; a module's common schemas stand beside its submodules.",
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+/[^/]+/[^/]+)', pathNot: '\\.module\\.ts$' },
      to: {
        path: `${MODULE}/[^/]+/(schemas|.*/schemas)/`,
        pathNot: '^backend/src/modules/$1/',
      },
    },
    {
      name: 'modules-put-together-modules',
      comment:
        "A *.module.ts is named by module files and by what starts the application: it is no service's matter.",
      severity: 'error',
      from: { path: '^backend/src/modules/', pathNot: '\\.module\\.ts$' },
      to: { path: '^backend/src/modules/.*\\.module\\.ts$' },
    },
    ...moduleGraph,
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
      from: { path: '^(backend|wire|admin|storefront|embedded-mongo|e2e)/' },
      to: {
        path: '^(backend|wire|admin|storefront|embedded-mongo|e2e)/',
        pathNot: ['^$1/', '^embedded-mongo/src/(index|files)\\.ts$'],
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
      name: 'shop-stands-on-its-lower-floors',
      comment:
        'From the bottom: words, api, state and ui, then payment, features and pages, then app. Only the start and the server see all of them.',
      severity: 'error',
      from: {
        path: '^storefront/src/(words|api|state|ui|payment|features|pages)/',
        pathNot: '\\.spec\\.tsx?$',
      },
      to: { path: '^storefront/src/(app|server)/' },
    },
    {
      name: 'shop-basis-knows-no-feature',
      comment: 'What every screen uses can know none of them.',
      severity: 'error',
      from: { path: '^storefront/src/(words|api|state|ui)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^storefront/src/(features|pages|payment)/' },
    },
    {
      name: 'console-screens-never-import-each-other',
      comment:
        'A screen shows what another one has by what both stand on: parts, session, kit or api. Nothing but the table of screens knows them.',
      severity: 'error',
      from: { path: '^admin/src/screens/(cockpit|[^/]+/[^/]+)/' },
      to: { path: '^admin/src/(app|screens)/', pathNot: '^admin/src/screens/$1/' },
    },
    ...[
      ['api', 'api', 'Calls know neither who asks nor what is shown.'],
      ['kit', 'kit|api', 'What every screen uses can know none of them.'],
      ['session', 'session|kit|api', 'Who is logged in is asked by every screen.'],
      ['parts', 'parts|session|kit|api', 'What several screens show knows none of them.'],
    ].map(([floor, below, comment]) => ({
      name: `console-${floor}-knows-no-screen`,
      comment,
      severity: 'error',
      from: { path: `^admin/src/${floor}/`, pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^admin/src/', pathNot: `^admin/src/(${below})/` },
    })),
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
    // Imports of types alone are arrows too.
    tsPreCompilationDeps: true,
    exclude: { path: ['/dist/', '\\.css$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
