export { availabilityFeature } from './feature.ts'
