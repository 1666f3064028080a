export { searchCompanyRoutes } from './routes.ts'
