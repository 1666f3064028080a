export { mailPreviewRoutes } from './desk/preview-routes.ts'
export { mailFeature } from './feature.ts'
