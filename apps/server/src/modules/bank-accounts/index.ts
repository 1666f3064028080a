export { type BroughtAccount, type LoadOutcome, loadBankAccount } from './apply/load-commands.ts'
export { accountText } from './mails.ts'
export { type ApproverAct, changeApprover, isDone } from './review/approver-commands.ts'
export { type Approver, approverState, findApprovers } from './review/approver-queries.ts'
export {
  type ReviewOutcome,
  approveBankChange,
  printOfFile,
  rejectBankChange,
  renewBankCode,
} from './review/commands.ts'
export { readNewNumber } from './review/number-commands.ts'
export {
  type ListedChange,
  type ReviewedChange,
  findBrokenLog,
  findPaidAccounts,
  findReviewedChange,
  findReviewedChanges,
} from './review/queries.ts'
export { printOf, unsealNumber } from './secrets.ts'
export { bankAccountsFeature } from './feature.ts'
export { bankProgramRoutes } from './hand-over/program-routes.ts'
