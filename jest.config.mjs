import { availableParallelism } from 'node:os'
import { bundlesOf, packagesOf } from './scripts/lib/test-packages.mjs'

const swc = (options = {}) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: Boolean(options.tsx), decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        ...(options.tsx ? { react: { runtime: 'automatic' } } : {}),
      },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
]

/** Relative imports carry `.js` (nodenext); jest resolves the source beside it. */
const moduleNameMapper = { '^(\\.{1,2}/.*)\\.js$': '$1' }

/** Packages that ship no CommonJS, which is what jest runs. */
const PURE_ESM = [
  '@nestjs/[^/]+',
  '@fastify/[^/]+',
  '@noble/[^/]+',
  '@scure/[^/]+',
  'age-encryption',
  'content-disposition',
  'cookie',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'htmlparser2',
  'jose',
  'p-limit',
  'yocto-queue',
]

const node = (displayName, testMatch, extra = {}) => ({
  displayName,
  testMatch,
  testEnvironment: 'node',
  // The default clean-up breaks HTTP specs once a native module was loaded.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  moduleNameMapper,
  transform: { '\\.[jt]sx?$': swc() },
  transformIgnorePatterns: [`/node_modules/(?!(${PURE_ESM.join('|')})/)`],
  ...extra,
})

/** Tests of an app: its own files as they are, the packages joined (scripts/lib/test-packages.mjs). */
const browser = (app) => ({
  displayName: app,
  testMatch: [`<rootDir>/${app}/src/**/*.spec.{ts,tsx}`],
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost/' },
  globalSetup: '<rootDir>/scripts/jest-bundle-packages.mjs',
  moduleNameMapper: {
    ...moduleNameMapper,
    '\\.(css|svg|woff2)$': '<rootDir>/scripts/jest-style-stub.cjs',
    [`^(${packagesOf(app)
      .map((name) => name.replaceAll('.', '\\.'))
      .join('|')})$`]: `${bundlesOf(app)}/$1.cjs`,
  },
  transform: { '\\.[jt]sx?$': swc({ tsx: true }) },
  setupFilesAfterEnv: [`<rootDir>/${app}/src/test-setup.ts`],
})

/** Packages whose classes and registries tests share with the application. */
const SEEN_BY_TESTS = ['@nestjs', 'class-validator', 'mongoose', 'sharp', 'supertest']

/** Tests of the built application, which Node loads once for all files of a worker; and a database for it. */
const built = {
  testEnvironment: '<rootDir>/backend/test/support/processes/built-code.environment.mjs',
  transform: {
    [`/(backend/src|node_modules/(${SEEN_BY_TESTS.join('|')}))/`]:
      '<rootDir>/backend/test/support/processes/built-code.transform.mjs',
    '\\.[jt]sx?$': swc(),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${[...SEEN_BY_TESTS, ...PURE_ESM].join('|')})/)`],
  globalSetup: '<rootDir>/backend/test/support/processes/build-first.mjs',
  globalTeardown: '<rootDir>/backend/test/support/processes/stop-database.mjs',
}

export default {
  // One more would use the fifth of the time in which tests wait; but beside the journeys nothing is idle, and on a slow
  // machine all of them then wait so long for a processor that their limits end them.
  maxWorkers: availableParallelism(),
  // A worker gives a gigabyte back when it ends, which on a busy machine takes longer than the half second that jest
  // waits before it speaks of a leak. One with an open handle would not end by then either.
  workerGracefulExitTimeout: 10_000,
  // A worker that holds more is replaced between two files, before it has used up what it may (scripts/test.mjs) and dies
  // in the middle of one.
  workerIdleMemoryLimit: '1000MB',
  // A guard against tests that hang, not a measure: hooks start whole applications, and the same machine is four times
  // slower on some days. The few tests that work for longer say so themselves.
  testTimeout: 180_000,
  projects: [
    node('embedded-mongo', ['<rootDir>/embedded-mongo/**/*.spec.ts'], {
      globalSetup: '<rootDir>/embedded-mongo/test/support/build-first.mjs',
    }),
    node('unit', ['<rootDir>/backend/src/**/*.spec.ts']),
    node('contract', ['<rootDir>/backend/test/contract/**/*.spec.ts'], built),
    node('concurrency', ['<rootDir>/backend/test/concurrency/**/*.spec.ts'], built),
    node('faults', ['<rootDir>/backend/test/faults/**/*.spec.ts'], built),
    browser('admin'),
    browser('storefront'),
  ],
}
