export { companyCalendarRoutes } from './routes.ts'
