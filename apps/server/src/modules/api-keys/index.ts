export { apiKeysFeature } from './feature.ts'
