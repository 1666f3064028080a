export { setPasswordFeature } from './feature.ts'
