export { legalTextsFeature } from './feature.ts'
