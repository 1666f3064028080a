export { viewsFeature } from './feature.ts'
