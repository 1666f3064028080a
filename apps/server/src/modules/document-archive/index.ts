export { documentArchiveFeature } from './feature.ts'
