export { helpFeature } from './feature.ts'
