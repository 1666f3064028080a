export { dashboardRoutes } from './routes.ts'
export { startPageRoutes } from './start/routes.ts'
