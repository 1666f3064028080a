export { invoicesFeature } from './feature.ts'
export { invoiceProgramRoutes } from './program/routes.ts'
export { storePart } from './document/store-part.ts'
export { keepDrafts } from './supplier/read-commands.ts'
