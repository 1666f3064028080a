export { invoicesFeature } from './feature.ts'
