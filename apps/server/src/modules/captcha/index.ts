export { captchaFeature } from './feature.ts'
