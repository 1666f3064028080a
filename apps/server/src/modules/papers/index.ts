export { type PaperDraft, issue, issueIn, newCode, verificationAt, verifyAddress } from './commands.ts'
export { keepPrinted } from './printed-commands.ts'
export { type DocumentContent, documentFile, paperFileName } from './document-file.ts'
export { type PaperFrame, logoOf, paperFrame } from './letterhead.ts'
export { type PaperParty, getPaperParty } from './queries.ts'
export {
  branchFact,
  freshnessFact,
  paperDay,
  paperFigure,
  paperMoney,
  paperPrice,
  paperState,
  paperText,
  partyFacts,
} from './shown.ts'
export { type KeptSigner, findSigner, removeSigner } from './signer-commands.ts'
export {
  type PaperSigner,
  daysLeft,
  faultOfSigner,
  keepCompanySigner,
  keepTrialSigner,
  openCompanySigner,
  openPaperSigner,
  warningsOf,
} from './signer.ts'
export { isTrialAt } from './trial.ts'
export { papersFeature } from './feature.ts'
