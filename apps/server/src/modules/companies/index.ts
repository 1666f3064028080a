export { hostCheckRoutes } from './host-routes.ts'
export { companiesFeature } from './feature.ts'
