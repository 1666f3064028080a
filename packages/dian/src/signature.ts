export { bogotaTime, emptyExtension, signDocument, type DocumentSigner } from './signature/sign-document.ts'
export { verifySignature } from './signature/verify.ts'
export type { SignatureReport } from './model/signature.ts'
