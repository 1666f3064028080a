export { trialFeature } from './feature.ts'
