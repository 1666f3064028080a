export { parametersRoutes } from './routes.ts'
