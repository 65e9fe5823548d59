/**
 * Chromium heeds the last list of features only, so Playwright's own must stand here with ours.
 * They are those of `chromiumSwitches.ts` in Playwright 1.65.
 */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Features that the browser prepares for each window and no journey uses. */
const NEVER_SEEN = [
  // Two pages of the browser's own behind the address bar cost as much as half a journey.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept for the next site: there is one site.
  'SpareRendererForSitePerProcess',
]

export const BROWSER_ARGS = [
  '--headless',
  '--no-sandbox',
  // A page lives for seconds: optimising its code costs a tenth of the processor.
  '--js-flags=--no-opt --no-maglev',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...NEVER_SEEN].join(',')}`,
]
