export { decideAct } from './decision-commands.ts'
export {
  type ActDesk,
  deskActRows,
  findActFile,
  findDeskAct,
  findDeskActs,
  waitingActs,
} from './desk-queries.ts'
export { actedOn } from './queries.ts'
export { type NoteFacts, noteActs, orderActs, ticketActs } from './rules.ts'
export { act } from './serve-act.ts'
export { sayValue } from './words.ts'
