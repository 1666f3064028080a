export { brandPreviewRoutes } from './preview-routes.ts'
export { brandingRoutes } from './routes.ts'
