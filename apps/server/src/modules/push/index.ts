export { pushDocsRoutes } from './docs-routes.ts'
export { pushSweep } from './settings/jobs.ts'
export { pushRoutes } from './settings/routes.ts'
