export {
  type OpenApi,
  type Operation,
  type ShapeDescription,
  operationIdOf,
  parametersOf,
  schemaOf,
} from './openapi.ts'
export { docsPage, docsStyleHash, escape, noIcon } from './page.ts'
export { docsRoutes } from './routes.ts'
