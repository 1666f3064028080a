export { apiKeysRoutes } from './routes.ts'
