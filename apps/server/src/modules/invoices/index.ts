export { invoicesFeature } from './feature.ts'
export { storePart } from './document/store-part.ts'
export { keepDrafts } from './supplier/read-commands.ts'
