export { setPasswordRoutes } from './routes.ts'
