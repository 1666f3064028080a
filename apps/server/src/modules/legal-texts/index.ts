export { dueLegalTextRoutes } from './due-routes.ts'
export { acceptanceRoutes, legalTextRoutes } from './routes.ts'
