export { brandPreviewRoutes } from './preview-routes.ts'
export { brandingFeature } from './feature.ts'
