export { foundCompany, refusedHost } from './commands.ts'
export { isSharedHost } from './rules.ts'
export { hostCheckRoutes } from './host-routes.ts'
export { companiesFeature } from './feature.ts'
