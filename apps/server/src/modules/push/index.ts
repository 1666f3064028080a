export { pushDocsRoutes } from './docs-routes.ts'
export { pushRoutes } from './settings/routes.ts'
export { pushFeature } from './feature.ts'
