export { type CopiedCollection, copyDatabase } from './launch/copy.js'
export { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './launch/start.js'
export {
  type CheckedDatabase,
  checkDatabase,
  type CheckOptions,
  type VerifiedCollection,
  verifyDatabase,
} from './launch/verify.js'
export { isDirectoryLocked } from './storage/directory-lock.js'
