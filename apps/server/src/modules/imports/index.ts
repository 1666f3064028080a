export { importLoad } from './jobs.ts'
export { severityOf } from './running/check.ts'
export {
  describeFault,
  describeFinding,
  describeMappingDoubt,
  describeTrialFinding,
  describeUnlikely,
} from './running/describe.ts'
export { knownWords, templateKinds, templateOf } from './running/template.ts'
export { importsFeature } from './feature.ts'
