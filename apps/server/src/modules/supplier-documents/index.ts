export { supplierDocumentRoutes } from './routes.ts'
