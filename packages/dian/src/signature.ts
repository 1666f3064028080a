export { verifySignature } from './signature/verify.ts'
export type { SignatureReport } from './model/signature.ts'
