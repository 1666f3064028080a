export {
  findAllIdentificationTypes,
  findEntries,
  findIdentificationTypes,
  findOffered,
  findOwnNames,
} from './entry-queries.ts'
export { conceptOfRow, ownConceptRows } from './queries.ts'
export { cataloguesFeature } from './feature.ts'
