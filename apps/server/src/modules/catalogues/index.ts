export {
  findAllIdentificationTypes,
  findEntries,
  findIdentificationTypes,
  findOffered,
  findOwnNames,
} from './entry-queries.ts'
export { cataloguesFeature } from './feature.ts'
