export { mailAnswer, readThreadWords } from './answer-commands.ts'
export { type Correspondence, correspondenceOf, openThread } from './commands.ts'
export { sweepReplyLinks } from './reply-commands.ts'
export { questionsFeature } from './feature.ts'
