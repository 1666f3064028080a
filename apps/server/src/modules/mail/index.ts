export { mailPreviewRoutes } from './desk/preview-routes.ts'
export { failedMails } from './desk/queries.ts'
export { mailsDeskRoutes } from './desk/routes.ts'
export { mailSettingsRoutes } from './routes.ts'
