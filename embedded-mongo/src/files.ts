/** Work on the files of a database, whether or not an engine has them open. */
export { type CopiedCollection, copyDatabase } from './launch/copy.js'
export {
  type CheckedDatabase,
  checkDatabase,
  type CheckOptions,
  type VerifiedCollection,
  verifyDatabase,
} from './launch/verify.js'
export { isDirectoryLocked } from './storage/directory-lock.js'
