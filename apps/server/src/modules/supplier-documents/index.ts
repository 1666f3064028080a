export { supplierDocumentRoutes } from './routes.ts'
export { supplierDocumentsFeature } from './feature.ts'
