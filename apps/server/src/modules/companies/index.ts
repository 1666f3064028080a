export { claimRoutes } from './claim-routes.ts'
export { hostCheckRoutes } from './host-routes.ts'
export { companiesRoutes } from './routes.ts'
