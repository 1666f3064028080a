export {
  findAllIdentificationTypes,
  findEntries,
  findIdentificationTypes,
  findOffered,
  findOwnNames,
} from './entry-queries.ts'
export { cataloguesRoutes } from './routes.ts'
export { catalogueRoutes } from './shown-routes.ts'
