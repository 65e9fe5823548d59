import { bundlePackages } from './lib/test-packages.mjs'

/** Jest calls this once, whichever app is tested. */
export default () => Promise.all(['admin', 'storefront'].map(bundlePackages))
