export { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './launch/start.js'
