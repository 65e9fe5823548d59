/** What is done with a database's files beside the engine that has them open, or while none has. */
export { type CopiedCollection, copyDatabase } from './launch/copy.js'
export {
  type CheckedDatabase,
  checkDatabase,
  type CheckOptions,
  type VerifiedCollection,
  verifyDatabase,
} from './launch/verify.js'
export { isDirectoryLocked } from './storage/directory-lock.js'
