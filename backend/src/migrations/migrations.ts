import { postalCodes } from './002-postal-codes.js'
import { batchDates } from './003-batch-dates.js'
import { runsOfSeveralBatches } from './004-runs-of-several-batches.js'
import { sumsOfSales } from './005-sums-of-sales.js'
import { recalledJars } from './006-recalled-jars.js'
import { parcels } from './007-parcels.js'
import { searchable } from './008-search-words.js'
import { credits } from './009-credits.js'
import { fieldsOfOrders } from './010-fields-of-orders.js'
import { searchableLists } from './011-search-words-of-lists.js'
import { fieldsOfPayouts } from './012-fields-of-payouts.js'
import { secondFactors } from './013-second-factors.js'
import { namesOfMaterials } from './014-names-of-materials.js'
import { sumsOfLostJars } from './015-sums-of-lost-jars.js'
import { factsOfPapers } from './016-facts-of-papers.js'
import { issuesAndReviews } from './017-issues-and-reviews.js'
import { sumsOfCustomers } from './018-sums-of-customers.js'
import { streetsOfOrders } from './019-streets-of-orders.js'
import { marksOfProducts } from './020-marks-of-products.js'
import { wordsOfIssues } from './021-words-of-issues.js'
import { oldIndexes } from './022-old-indexes.js'
import { sparedDelivery } from './023-spared-delivery.js'
import { buyers } from './024-buyers.js'
import { billsAndPayers } from './025-bills-and-payers.js'
import { daysOfBooks } from './026-days-of-books.js'
import { sumsOfChannels } from './027-sums-of-channels.js'
import { type Migration } from './migration.js'

/** The version of a database that was filled before there were numbers. */
export const FIRST_VERSION = 1

/** Every step, in order. A released step is never changed: a mistake in it is mended by the next one. */
export const MIGRATIONS: readonly Migration[] = [
  postalCodes,
  batchDates,
  runsOfSeveralBatches,
  sumsOfSales,
  recalledJars,
  parcels,
  searchable,
  credits,
  fieldsOfOrders,
  searchableLists,
  fieldsOfPayouts,
  secondFactors,
  namesOfMaterials,
  sumsOfLostJars,
  factsOfPapers,
  issuesAndReviews,
  sumsOfCustomers,
  streetsOfOrders,
  marksOfProducts,
  wordsOfIssues,
  oldIndexes,
  sparedDelivery,
  buyers,
  billsAndPayers,
  daysOfBooks,
  sumsOfChannels,
]

/** What this program reads and writes. */
export const SCHEMA_VERSION = MIGRATIONS.at(-1)?.version ?? FIRST_VERSION
