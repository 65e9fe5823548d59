/**
 * In development React records where each element was made, and works out a stack for each of the first ten thousand in
 * every second. That is a tenth of the time of the tests of screens. Here it believes that it has recorded enough; its
 * warnings still name the component.
 */
const React = require('react')

const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
if (internals?.recentlyCreatedOwnerStacks !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    // It begins to count anew now and then.
    set() {},
  })
